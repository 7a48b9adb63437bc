import type { Context } from '../context.ts';
import type { Reactions } from '../reactions.ts';
import type { PlayerState } from '../state.ts';
import {
  disableGifts,
  distributeGift,
  finishGift,
  distributeLevelGift,
  distributeNextWelcomeGift,
  resolveReservation,
} from './actions.ts';
import { endUnplayableBonus, payBonusWin, wager } from './bonus.actions.ts';
import { settleGiftRound } from './rounds.actions.ts';
import { activeGifts, bonusGiftOf, giftInMessage, isPlayedOut } from './view.ts';
import { collectWinback } from './winback.actions.ts';
import { isExcluded } from '../responsible-play/view.ts';

/**
 * Ends gifts whose rounds are used up and whose bonus has ended. Sends the progress of the gift whose bonus is
 * being wagered.
 */
function updateGifts(call: Context, player: PlayerState): void {
  for (const gift of activeGifts(call, player))
    if (isPlayedOut(call, player, gift)) finishGift(call, player, gift, 'used');
  const running = bonusGiftOf(call, player);
  if (running?.state === 'activated')
    call.emit(
      { type: 'gift.state_updated', data: { gift: giftInMessage(call, player, running) } },
      { player: player.id },
    );
}

export const reactions: Reactions = {
  'round.played'(context, { player, round }) {
    payBonusWin(context, player, round);
    wager(context, player, round);
    endUnplayableBonus(context, player);
    updateGifts(context, player);
    collectWinback(context, player, round);
  },
  'gift_round.played'(context, { player, round }) {
    settleGiftRound(context, player, round);
    endUnplayableBonus(context, player);
    updateGifts(context, player);
  },
  'player.registered'(context, { player, promoCode }) {
    // Every promo code gives the same gift. The registration form has already validated the code.
    if (promoCode !== undefined) distributeGift(context, player, 'spins50', 'registration');
  },
  'player.restricted'(context, { player }) {
    if (isExcluded(context, player)) disableGifts(context, player);
  },
  'level.reached': (context, { player, level }) => distributeLevelGift(context, player, level),
  'deposit.settled'(context, { player, deposit }) {
    resolveReservation(context, player, deposit);
    if (deposit.status === 'paid') distributeNextWelcomeGift(context, player);
  },
};
