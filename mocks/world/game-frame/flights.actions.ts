// Flights of the crash game. Their crash point is drawn at the start; a due event settles them.
import type { Context } from '../context.ts';
import { settleStake } from './bets.actions.ts';
import { keepResult } from '../history/actions.ts';
import { cashOutAfter, endOf } from './crash.rules.ts';
import type { CrashRound, GameRunState } from './state.ts';

export function settleFlight(
  call: Context,
  run: GameRunState,
  flight: CrashRound,
  { multiplier, win }: { multiplier: number; win: number },
): void {
  flight.settled = { multiplier, win };
  const player = run.playerId === null ? undefined : call.state.players[String(run.playerId)];
  const { bet: amount, bonusPart, bonus, giftId, id: roundId, crashPoint, autoCashOut } = flight;
  if (run.mode === 'real' && player) {
    settleStake(call, player, { amount, bonusPart, bonus, giftId, roundId, slug: run.slug }, win);
    const auto = autoCashOut === null ? {} : { autoCashOut };
    keepResult(call, player, roundId, { kind: 'crash', multiplier, crashPoint, ...auto });
  } else run.credits += win;
}

/**
 * Cashes a flight out because the player is no longer allowed to. Below the least cash-out, the player gets
 * the stake back.
 */
export function landFlight(call: Context, run: GameRunState): void {
  const { crash: flight } = run;
  if (!flight || flight.settled) return;
  const result = cashOutAfter(flight, call.now - flight.startedAt);
  settleFlight(call, run, flight, result ?? { multiplier: 1, win: flight.bet });
}

/** Settles a flight whose end has passed. Some flights crash at the moment they start. */
export function settleIfOver(call: Context, run: GameRunState, flight: CrashRound): void {
  const end = endOf(flight);
  if (!flight.settled && call.now >= flight.startedAt + end.afterMs) settleFlight(call, run, flight, end);
}
