// The crash game. A flight's outcome is decided at the start; it ends by a due event
// (`world/game-frame/due.ts`).
import {
  cashOutAfter,
  crashPointFor,
  growthPerSecond,
  multiplierAt,
  readCashOut,
  type FlightStatus,
} from '../../world/game-frame/crash.rules.ts';
import { settleFlight, settleIfOver } from '../../world/game-frame/flights.actions.ts';
import type { CrashRound } from '../../world/game-frame/state.ts';
import {
  balanceOfRun,
  newRound,
  ProviderRefusal,
  requireKind,
  shownGift,
  stakeRound,
  type ProviderCall,
} from './call.ts';

function statusOf({ settled }: CrashRound): FlightStatus {
  if (!settled) return 'flying';
  return settled.win > 0 ? 'cashed_out' : 'crashed';
}

function describe(call: ProviderCall, round: CrashRound): object {
  const { settled, startedAt, crashPoint } = round;
  return {
    ...(settled ? { crashPoint } : {}),
    status: statusOf(round),
    multiplier: settled?.multiplier ?? multiplierAt(call.now - startedAt),
    win: settled?.win ?? 0,
    balance: balanceOfRun(call),
    gift: shownGift(call, round.giftId),
  };
}

function roundOf(call: ProviderCall): CrashRound {
  const { crash } = call.run;
  if (!crash || crash.id !== call.body['roundId']) throw new ProviderRefusal(400, 'validation_error');
  settleIfOver(call, call.run, crash);
  return crash;
}

function readAutoCashOut(value: unknown): number | null {
  if (value === undefined || value === null) return null;
  const multiplier = readCashOut(value);
  if (multiplier === undefined) throw new ProviderRefusal(400, 'validation_error');
  return multiplier;
}

export function startFlight(call: ProviderCall): object {
  requireKind(call, 'crash');
  const autoCashOut = readAutoCashOut(call.body['autoCashOut']);
  const { run } = call;
  if (run.crash) settleIfOver(call, run, run.crash);
  if (run.crash && !run.crash.settled) throw new ProviderRefusal(400, 'validation_error');
  const id = newRound(call);
  const { amount: bet, bonusPart, bonus, giftId } = stakeRound(call, id);
  const flight: CrashRound = {
    id,
    bet,
    bonusPart,
    bonus,
    giftId,
    startedAt: call.now,
    crashPoint: crashPointFor(call.random(`round/${id}`)),
    autoCashOut,
    settled: null,
    isShown: false,
  };
  run.crash = flight;
  settleIfOver(call, run, flight);
  return { roundId: id, growthPerSecond, bet, ...describe(call, flight) };
}

/**
 * The run's latest flight, in the air or ended. Null if there is none, or if a page has already shown its
 * end.
 */
export function unfinishedFlight(call: ProviderCall): object | null {
  const { run } = call;
  if (!run.crash || run.crash.isShown) return null;
  settleIfOver(call, run, run.crash);
  const { id, bet } = run.crash;
  return { roundId: id, growthPerSecond, bet, ...describe(call, run.crash) };
}

export function showFlight(call: ProviderCall): object {
  return describe(call, roundOf(call));
}

export function cashOut(call: ProviderCall): object {
  const round = roundOf(call);
  if (!round.settled) {
    const result = cashOutAfter(round, call.now - round.startedAt);
    if (!result) throw new ProviderRefusal(409, 'too_early');
    settleFlight(call, call.run, round, result);
  }
  return describe(call, round);
}
