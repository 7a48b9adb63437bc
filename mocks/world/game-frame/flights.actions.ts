// Flights of the crash game: decided when they start, settled when they end, whether or not anybody looks.
import type { Context } from '../context.ts';
import { settleStake } from './bets.actions.ts';
import { payCrash, timeTo } from './crash.rules.ts';
import type { CrashRound, GameRunState } from './state.ts';

/** How a flight ends when nobody cashes out: at its own cash-out if it gets there, else with a crash. */
export function endOf({ autoCashOut, crashPoint, bet, startedAt }: CrashRound): {
  at: number;
  multiplier: number;
  win: number;
} {
  const isCashedOut = autoCashOut !== null && autoCashOut <= crashPoint;
  const multiplier = isCashedOut ? autoCashOut : crashPoint;
  return {
    at: startedAt + timeTo(multiplier),
    multiplier,
    win: isCashedOut ? payCrash(bet, multiplier) : 0,
  };
}

export function landFlight(
  call: Context,
  run: GameRunState,
  flight: CrashRound,
  { multiplier, win }: { multiplier: number; win: number },
): void {
  flight.settled = { multiplier, win };
  const player = run.playerId === null ? undefined : call.state.players[String(run.playerId)];
  const { bet: amount, bonusPart, id: roundId } = flight;
  if (run.mode === 'real' && player)
    settleStake(call, player, { amount, bonusPart, roundId, slug: run.slug }, win);
  else run.credits += win;
}
