// The crash game. A flight starts, then the player cashes out by hand or it ends automatically.
import fc from 'fast-check';
import { second, type Run } from '../facts.ts';
import type { Model } from '../model.ts';
import { touch } from '../rules/limits.ts';
import { step, type Step } from '../step.ts';
import { inGame, noteRound, openGame, roundOf, stakeOf, stakes, type StakeSize } from './games.ts';

/** Starts a flight and returns its round, or null if refused. */
export function takeOff(model: Model, run: Run, amount: number, auto: number | null): string | null {
  const body = { runToken: run.token, bet: amount, ...(auto === null ? {} : { autoCashOut: auto }) };
  const round = roundOf(model, run, amount);
  const reply = model.casino.provider<{ roundId: string }>('crash/start', body);
  noteRound(model, reply, { ...round, roundId: reply.json?.roundId ?? '', win: null, auto });
  return reply.ok ? reply.json.roundId : null;
}

function land(model: Model, run: Run, roundId: string): void {
  const body = { runToken: run.token, roundId };
  const reply = model.casino.provider<{ multiplier: number; win: number }>('crash/cash-out', body);
  if (reply.status !== 410) touch(run, model.now);
  if (!reply.ok) return;
  const { multiplier, win } = reply.json;
  model.cashOuts.push({ roundId, multiplier, win });
}

const autos = [null, null, 1.004, 1.01, 1.5, 2, 100] as const;

/**
 * The multiplier of an automatic cash-out, or null for none. Includes values outside the range that the page
 * offers.
 */
export const autoAt = (index: number): number | null => autos[index % autos.length] ?? null;

/**
 * The open crash game, which may stake bonus money. If none is open, opens the usual crash game, which stakes
 * only real money.
 */
function openCrash(model: Model): Run | null {
  return inGame(model) && model.run?.kind === 'crash' ? model.run : openGame(model, 'sky-rocket-crash');
}

export const startFlight = step('startFlight', (model, size: StakeSize, auto: number) => {
  const run = openCrash(model);
  if (run) takeOff(model, run, stakeOf(model, run, size), autoAt(auto));
});

export const cashOut = step(
  'cashOut',
  (model) => {
    const flight = model.flights.at(-1);
    if (flight) land(model, flight.run, flight.roundId);
  },
  (model) => model.flights.length > 0,
);

/** The usual course of a flight: it starts, some seconds pass, the player cashes out. */
export const fly = step('fly', (model, size: StakeSize, seconds: number) => {
  const run = openCrash(model);
  if (!run) return;
  const roundId = takeOff(model, run, stakeOf(model, run, size), null);
  if (roundId === null) return;
  model.casino.backend.clock.advance(seconds * second);
  land(model, run, roundId);
});

const size = fc.constantFrom<StakeSize>(...stakes, 'least', 'least', 'mixed');

export const flying: fc.WeightedArbitrary<Step>[] = [
  { weight: 3, arbitrary: fc.tuple(size, fc.nat({ max: 6 })).map((a) => startFlight(...a)) },
  { weight: 3, arbitrary: fc.constant(cashOut()) },
  { weight: 2, arbitrary: fc.tuple(size, fc.constantFrom(0, 1, 7, 90)).map((a) => fly(...a)) },
];
