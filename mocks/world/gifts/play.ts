// What a finished round does to gifts.
import type { RoundListener } from '../playedRound.ts';
import { activeGifts } from '../slices/gifts.ts';
import { finishGift, spendSpin } from './activate.ts';
import { bonusGiftOf, giftOf, isFinishedBonus } from './gifts.ts';

/** Ends gifts whose bonus is wagered or lost, tells how far a running one is, and uses up gift spins. */
export const moveGifts: RoundListener = (call, player, { slug, bet }) => {
  for (const gift of activeGifts(call, player)) if (isFinishedBonus(call, player, gift)) finishGift(call, player, gift, 'used');
  const running = bonusGiftOf(call, player);
  if (running?.state === 'activated') call.emit({ type: 'gift.state_updated', data: { gift: giftOf(call, player, running) } }, { player: player.id });
  if (bet > 0) spendSpin(call, player, slug, bet);
};
