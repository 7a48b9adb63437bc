import type { Context } from '../context.ts';
import type { PlayedRound } from '../events.ts';
import type { Reactions } from '../reactions.ts';
import type { PlayerState } from '../state.ts';
import {
  disableGifts,
  distributeGift,
  finishGift,
  giveLevelGift,
  releaseGift,
  spendSpin,
} from './actions.ts';
import { wager } from './bonus.actions.ts';
import { activeGifts, bonusGiftOf, giftOf, isFinishedBonus } from './view.ts';
import { collectWinback } from './winback.actions.ts';

/** Ends gifts whose bonus is wagered or lost, tells how far a running one is, and uses up gift spins. */
function moveGifts(call: Context, player: PlayerState, { slug, bet }: PlayedRound): void {
  for (const gift of activeGifts(call, player))
    if (isFinishedBonus(call, player, gift)) finishGift(call, player, gift, 'used');
  const running = bonusGiftOf(call, player);
  if (running?.state === 'activated')
    call.emit(
      { type: 'gift.state_updated', data: { gift: giftOf(call, player, running) } },
      { player: player.id },
    );
  if (bet > 0) spendSpin(call, player, slug, bet);
}

export const reactions: Reactions = {
  'round.played'(context, { player, round }) {
    wager(context, player, round);
    moveGifts(context, player, round);
    collectWinback(context, player, round);
  },
  'player.registered'(context, { player, promoCode }) {
    // The form has checked the code; its gift is the brand's.
    if (promoCode !== undefined) distributeGift(context, player, 'spins50', 'registration');
  },
  'player.restricted'(context, { player }) {
    if (player.isExcluded) disableGifts(context, player);
  },
  'level.reached': (context, { player, level }) => giveLevelGift(context, player, level),
  'deposit.settled': (context, { player, deposit }) => releaseGift(context, player, deposit),
};
