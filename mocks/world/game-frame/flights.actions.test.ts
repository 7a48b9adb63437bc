// Flights of real money whose player may no longer play.
import { describe, expect, test } from 'vitest';
import { callerOf, testBackend, tokenOf } from '#mocks/core/caller.testing.ts';
import type { Backend } from '#mocks/core/backend.ts';
import type { GameRunResponse } from '#mocks/generated/model/index.ts';
import { balancesOf } from '../ledger.ts';
import { cashOutAfter, millisecondsTo } from './crash.rules.ts';
import type { CrashRound } from './state.ts';
import { runOf } from './view.ts';

const playerId = 1002;
const stake = 10_000;

function seat(backend: Backend) {
  const send = (method: string, path: string, body: object) =>
    callerOf(backend)(method, `/json-api/${path}`, { token: tokenOf(backend, 'player'), body });
  return {
    send,
    run: () => send('POST', 'eapi/game-run/sky-rocket-crash', { platform: 'desktop', type: 'real' }),
    play: (path: string, body: object) =>
      callerOf(backend)('POST', `/mock-provider/${path}`, { body }).json as Record<string, unknown>,
    limitLoss: (amount: number) =>
      send('PUT', 'responsible-play/limits', { limits: [{ kind: 'loss', period: 'day', amount }] }),
    real: () => balancesOf(backend.state.ledger, playerId).real,
  };
}

const tokenIn = (answer: { json: unknown }): string => (answer.json as GameRunResponse).data.runToken ?? '';

/** A flight that would crash at x100, `elapsedMs` after its start. */
function inFlight(elapsedMs: number) {
  const backend = testBackend();
  const player = seat(backend);
  const runToken = tokenIn(player.run());
  const before = player.real();
  player.play('crash/start', { runToken, bet: stake });
  const { state, world } = backend;
  const flight = runOf({ state, world }, runToken)?.crash;
  if (!flight) throw new Error('nothing flies');
  // Redraws the crash point, in case the flight crashed as it started.
  Object.assign(flight, { crashPoint: 100, settled: null } satisfies Partial<CrashRound>);
  backend.clock.advance(elapsedMs);
  return { backend, ...player, runToken, flight, before };
}

describe('a flight whose player starts a break', () => {
  const rest = ({ send }: ReturnType<typeof seat>) =>
    send('POST', 'responsible-play/time-out', { period: 'week' });

  test('is cashed out at the multiplier of that moment', () => {
    const seated = inFlight(millisecondsTo(2));
    const result = cashOutAfter(seated.flight, millisecondsTo(2));
    expect(rest(seated).status).toBe(200);
    expect(seated.flight.settled).toEqual(result);
    expect(seated.real()).toBe(seated.before - stake + 2 * stake);
  });

  test('returns the stake below the least multiplier of a cash-out', () => {
    const seated = inFlight(10);
    rest(seated);
    expect(seated.flight.settled).toEqual({ multiplier: 1, win: stake });
    expect(seated.real()).toBe(seated.before);
  });

  test('is cashed out even if the game was closed before', () => {
    const seated = inFlight(millisecondsTo(2));
    seated.send('POST', 'eapi/game-run/golden-harvest', { platform: 'desktop', type: 'real' });
    expect(seated.flight.settled).toBeNull();
    rest(seated);
    expect(seated.flight.settled).toMatchObject({ multiplier: 2 });
  });

  test('changes nothing once it has ended', () => {
    const seated = inFlight(millisecondsTo(101));
    seated.backend.runDue();
    const { settled } = seated.flight;
    expect(settled).toEqual({ multiplier: 100, win: 0 });
    rest(seated);
    expect(seated.flight.settled).toBe(settled);
  });
});

test('a flight continues while its game is reloaded', () => {
  const { run, flight } = inFlight(1_000);
  run();
  expect(flight.settled).toBeNull();
});

test('a flight that used up the loss limit is in the air again after a reload', () => {
  const backend = testBackend();
  const { limitLoss, run, play } = seat(backend);
  limitLoss(stake);
  const runToken = tokenIn(run());
  play('crash/start', { runToken, bet: stake });
  const { state, world } = backend;
  const flight = runOf({ state, world }, runToken)?.crash;
  if (!flight) throw new Error('nothing flies');
  Object.assign(flight, { crashPoint: 100, settled: null } satisfies Partial<CrashRound>);
  backend.clock.advance(1_000);
  const again = run();
  expect(again.status).toBe(200);
  expect(play('session', { runToken: tokenIn(again) })['flight']).toMatchObject({
    roundId: flight.id,
    status: 'flying',
  });
  // Once it has crashed, the limit ends the game.
  backend.clock.advance(millisecondsTo(101));
  expect(run()).toMatchObject({ status: 403, code: 'loss_limit_reached' });
});
