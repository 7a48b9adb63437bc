// Property tests: events in any order keep the state valid, with at most one run request in flight.
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import type { Game } from '#/api/generated/model/index.ts';
import { initialModel, type Effect, type FrameEvent, type FrameModel, type Route } from './frameModel.ts';
import { reduce } from './gameFrame.machine.ts';
import { placementOf } from './placement.ts';
import { pendingAttempt } from './runEvents.ts';

const slug = fc.constantFrom('golden-harvest', 'night-race', '');
const mode = fc.constantFrom('real' as const, 'demo' as const);
const attempt = fc.nat(8);
const game: fc.Arbitrary<Game> = fc.record({
  slug,
  name: fc.constant('Any'),
  preview: fc.constant('/any.svg'),
  allow_bonus_balance: fc.boolean(),
  active: fc.boolean(),
  badges: fc.constant([]),
  disabled: fc.boolean(),
  has_demo_mode: fc.boolean(),
});
const route: fc.Arbitrary<Route> = fc.oneof(
  fc.record({ kind: fc.constant('game' as const), slug, mode }),
  fc.constant<Route>({ kind: 'entrance' }),
  fc.constant<Route>({ kind: 'error' }),
  fc.record({ kind: fc.constant('other' as const), path: fc.constantFrom('/', '/cashbox', '/promo') }),
);
const answer = fc.record({
  url: fc.constantFrom('https://games.example.test/1', null),
  width: fc.constant(1280),
  height: fc.constant(720),
  token: fc.constantFrom('a', 'b', null),
  startedAt: fc.constant(0),
  isRedirect: fc.boolean(),
});
const plain = (
  type:
    | 'confirmed'
    | 'pageFailed'
    | 'minimizeAsked'
    | 'resumeAsked'
    | 'closeAsked'
    | 'retryAsked'
    | 'exitMessage'
    | 'secondWindowStarted'
    | 'sessionChanged',
) => fc.constant<FrameEvent>({ type });
const event: fc.Arbitrary<FrameEvent> = fc.oneof(
  fc.record({
    type: fc.constantFrom('opened' as const, 'restored' as const),
    opening: fc.record({
      game,
      mode,
      viewer: fc.constantFrom('guest' as const, 'player' as const),
      platform: fc.constant('desktop' as const),
      hasGiftRounds: fc.boolean(),
      hasBonusMoney: fc.boolean(),
      restriction: fc.constantFrom('none' as const, 'timedOut' as const, 'excluded' as const),
    }),
  }),
  fc.record({ type: fc.constant('routeChanged' as const), route }),
  fc.record({ type: fc.constant('runSucceeded' as const), attempt, answer }),
  fc.record({
    type: fc.constant('runFailed' as const),
    attempt,
    code: fc.constantFrom('cannot_run_game', 'blocked_double_game_run', 'constructor'),
  }),
  fc.record({
    type: fc.constantFrom('loadingElapsed' as const, 'frameReady' as const, 'frameTimedOut' as const),
    attempt,
  }),
  fc.record({ type: fc.constant('deactivated' as const), runToken: fc.constantFrom('a', 'b') }),
  ...(
    [
      'confirmed',
      'pageFailed',
      'minimizeAsked',
      'resumeAsked',
      'closeAsked',
      'retryAsked',
      'exitMessage',
      'secondWindowStarted',
      'sessionChanged',
    ] as const
  ).map(plain),
);

function settle(inFlight: Set<number>, happened: FrameEvent, effects: readonly Effect[]): void {
  if (happened.type === 'runSucceeded' || happened.type === 'runFailed') inFlight.delete(happened.attempt);
  for (const effect of effects) {
    if (effect.type === 'abandonRun') inFlight.delete(effect.attempt);
    if (effect.type === 'requestRun') inFlight.add(effect.attempt);
    expect(inFlight.size).toBeLessThanOrEqual(1);
  }
}

/** Asserts the invariants that hold in every state. */
function assertValid(before: FrameModel, model: FrameModel, inFlight: ReadonlySet<number>): void {
  const { phase } = model;
  const pending = pendingAttempt(phase);
  expect([...inFlight]).toEqual(pending === null ? [] : [pending]);
  expect(model.attempt).toBeGreaterThanOrEqual(before.attempt);
  if ('attempt' in phase) expect(phase.attempt).toBe(model.attempt);
  if (phase.status === 'idle') return;
  expect(phase.play.game.slug).not.toBe('');
  expect(model.route.kind).not.toBe('entrance');
  const isOnItsPage =
    placementOf({ ...model, phase: { status: 'redirecting', play: phase.play } }) === 'full';
  if (phase.status === 'minimized') expect(isOnItsPage).toBe(false);
  if (
    phase.status === 'loading' ||
    phase.status === 'running' ||
    phase.status === 'confirming' ||
    phase.status === 'redirecting'
  )
    expect(isOnItsPage).toBe(true);
}

// Random events have an `attempt` of at most 8, so that they often refer to a request that was sent.
test.prop([fc.array(event, { maxLength: 40 })], { numRuns: 10_000 })(
  'no sequence of events leads to an invalid state or to two run requests in flight',
  (events) => {
    const inFlight = new Set<number>();
    let model = initialModel;
    for (const happened of events) {
      const step = reduce(model, happened);
      settle(inFlight, happened, step.effects);
      assertValid(model, step.model, inFlight);
      model = step.model;
    }
  },
);

function assertPermitted(before: FrameModel, happened: FrameEvent, effects: readonly Effect[]): void {
  const request = effects.find((effect) => effect.type === 'requestRun');
  if (request?.play.mode !== 'real' || happened.type !== 'opened') return;
  const { game } = request.play;
  const isWarned = before.warned.includes(game.slug);
  const { hasGiftRounds, hasBonusMoney } = happened.opening;
  expect(game.allow_bonus_balance || hasGiftRounds || !hasBonusMoney || isWarned).toBe(true);
  expect(happened.opening.viewer).toBe('player');
  expect(happened.opening.restriction).toBe('none');
}

test.prop([fc.array(event, { maxLength: 30 })], { numRuns: 2000 })(
  "no real run is requested for a guest, or before the warning that bonus money doesn't count",
  (events) => {
    let model = initialModel;
    for (const happened of events) {
      const step = reduce(model, happened);
      assertPermitted(model, happened, step.effects);
      model = step.model;
    }
  },
);
