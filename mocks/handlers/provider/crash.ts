// The crash game: a flight is decided when it starts, and comes to its end by itself (`world/game-frame/due.ts`).
import {
  crashPointFor,
  growthPerSecond,
  multiplierAt,
  payCrash,
} from '../../world/game-frame/crash.rules.ts';
import { landFlight } from '../../world/game-frame/flights.actions.ts';
import type { CrashRound } from '../../world/game-frame/state.ts';
import { balanceOfRun, newRound, ProviderRefusal, readAmount, stake, type ProviderCall } from './call.ts';

function describe(call: ProviderCall, round: CrashRound): object {
  const { settled } = round;
  return {
    status: settled ? (settled.win > 0 ? 'cashed_out' : 'crashed') : 'flying',
    multiplier: settled?.multiplier ?? multiplierAt(call.now - round.startedAt),
    win: settled?.win ?? 0,
    balance: balanceOfRun(call),
  };
}

function roundOf(call: ProviderCall): CrashRound {
  const { crash } = call.run;
  if (!crash || crash.id !== call.body['roundId']) throw new ProviderRefusal(400, 'validation_error');
  return crash;
}

function readAutoCashOut(value: unknown): number | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'number' || !(value > 1) || value > 10_000)
    throw new ProviderRefusal(400, 'validation_error');
  return Math.round(value * 100) / 100;
}

export function startFlight(call: ProviderCall): object {
  const bet = readAmount(call.body['bet']);
  const autoCashOut = readAutoCashOut(call.body['autoCashOut']);
  const { crash } = call.run;
  if (crash && !crash.settled) throw new ProviderRefusal(400, 'validation_error');
  const id = newRound(call);
  const { bonusPart } = stake(call, bet, id);
  call.run.crash = {
    id,
    bet,
    bonusPart,
    startedAt: call.now,
    crashPoint: crashPointFor(call.random(`round/${id}`)),
    autoCashOut,
    settled: null,
  };
  return { roundId: id, balance: balanceOfRun(call), growthPerSecond };
}

export function showFlight(call: ProviderCall): object {
  return describe(call, roundOf(call));
}

export function cashOut(call: ProviderCall): object {
  const round = roundOf(call);
  if (!round.settled) {
    const multiplier = multiplierAt(call.now - round.startedAt);
    landFlight(call, call.run, round, { multiplier, win: payCrash(round.bet, multiplier) });
  }
  return describe(call, round);
}
