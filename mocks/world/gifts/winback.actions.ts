import type { Context } from '../context.ts';
import { day, startOfWeek } from '../dates.ts';
import type { PlayedRound } from '../events.ts';
import { balanceVersion, touchBalance } from '../ledger.ts';
import { winbackOfLevel } from '../levels/catalogue.ts';
import { addNotice } from '../notifications/actions.ts';
import type { PlayerState } from '../state.ts';
import { distributeGift } from './actions.ts';
import { winbackOf } from './winback.rules.ts';
import { winbackSlice } from './winback.state.ts';

function setWinback(call: Context, player: PlayerState, winback: number): void {
  if (winback === player.winback) return;
  player.winback = winback;
  touchBalance(call.state.ledger, player.id, call.now);
  const { id, currency } = player;
  const updatedAt = balanceVersion(call.state.ledger, id);
  call.emit({ type: 'winback.changed', data: { winback, currency, updatedAt } }, { player: id });
}

/** Adds a round's real-money loss to the winback. Bonus money doesn't count. */
export function collectWinback(
  call: Context,
  player: PlayerState,
  { bet, win, bonusBet, bonusWin }: PlayedRound,
): void {
  if (player.isMultiAccount) return;
  const week = winbackSlice.of(call, player);
  week.lost += bet - bonusBet - (win - bonusWin);
  setWinback(call, player, winbackOf(week, winbackOfLevel(player.level)));
}

/**
 * Carries the winback over to the next week. Called instead of distributing it if the player may not receive
 * gifts now, for example during a break.
 */
export function carryWinback(call: Context, player: PlayerState): void {
  Object.assign(winbackSlice.of(call, player), { carried: player.winback, lost: 0 });
}

/** Distributes last week's winback as a gift that expires at the end of this week. */
export function distributeWinback(call: Context, player: PlayerState): void {
  const { winback: amount } = player;
  Object.assign(winbackSlice.of(call, player), { carried: 0, lost: 0 });
  if (amount === 0) return;
  const expiredAt = startOfWeek(call.now) + 7 * day;
  const { id: giftId } = distributeGift(call, player, 'winback', 'cashback', { amount, expiredAt });
  addNotice(call, player, 'winback_ready', { giftId, sum: amount / 100 });
  setWinback(call, player, 0);
}
