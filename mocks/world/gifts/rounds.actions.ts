// Rounds paid by a gift. They stake no money, so they publish `gift_round.played` instead of
// `round.played`.
import type { Context } from '../context.ts';
import type { GiftRound } from '../events.ts';
import { record } from '../ledger.ts';
import type { PlayerState } from '../state.ts';
import { finishGift } from './actions.ts';
import { addToBonus } from './bonus.actions.ts';
import { giftTemplates } from './catalogue.ts';
import type { StoredGift } from './state.ts';
import { giftInMessage, isPlayedOut, ownGift } from './view.ts';

/** Uses up one round of a gift. The result follows in `gift_round.played`. */
export function startGiftRound(gift: StoredGift): void {
  gift.spinsLeft -= 1;
  gift.openRounds += 1;
}

function payWin(call: Context, player: PlayerState, gift: StoredGift, round: GiftRound): void {
  const { win, roundId } = round;
  gift.won += win;
  if ((giftTemplates[gift.name].wager ?? 0) > 0) addToBonus(call, player, gift, round);
  else
    record(call.state.ledger, {
      at: call.now,
      from: 'house',
      to: `player:${player.id}:real`,
      amount: win,
      kind: 'prize',
      reference: roundId,
      roundId,
    });
}

/** Pays the win of a gift's round. Pays nothing if the gift has expired or was cancelled since. */
export function settleGiftRound(call: Context, player: PlayerState, round: GiftRound): void {
  const gift = ownGift(call, player, round.giftId);
  if (!gift) return;
  gift.openRounds = Math.max(0, gift.openRounds - 1);
  if (gift.state !== 'activated') return;
  if (round.win > 0) payWin(call, player, gift, round);
  if (isPlayedOut(call, player, gift)) finishGift(call, player, gift, 'used');
  else
    call.emit(
      { type: 'gift.state_updated', data: { gift: giftInMessage(call, player, gift) } },
      { player: player.id },
    );
}
