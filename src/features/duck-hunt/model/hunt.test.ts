import { describe, expect, it } from 'vitest';
import { fc } from '@fast-check/vitest';
import type { DuckHuntPrize, DuckHuntShot } from '#/api/generated/model/index.ts';
import { membershipFixture, viewers } from '#/entities/promo/promo.fixtures.tsx';
import { flightFixture as flight, huntFixture } from '../duckHunt.fixtures.ts';
import { stillInstant, targetsAt, withinField, type Aim } from './flight.ts';
import {
  duckState,
  huntStart,
  practiceReason,
  reduceHunt,
  withShot,
  type Hunt,
  type HuntEvent,
  type ShotFailure,
} from './hunt.ts';

const at = stillInstant(flight, 0);
const [target] = targetsAt(flight, at);
if (!target) throw new Error('the fixture has a duck in sight');
const good: Aim = { ...withinField(target), at };
const bad: Aim = { x: 500, y: 990, at };
const fired = (aim: Aim, isPractice = false): HuntEvent => ({ type: 'fired', aim, flight, isPractice });
const failure = (code: string): ShotFailure => ({ code, retryAfterSeconds: null });
const noAnswer: HuntEvent = { type: 'failed', failure: failure('timeout'), isUncertain: true };
const refused: HuntEvent = { type: 'failed', failure: failure('no_shots_left'), isUncertain: false };
const prize: DuckHuntPrize = { id: 2, title: '500', isWon: true };
const answered = (answer: Partial<DuckHuntShot>): HuntEvent => ({
  type: 'answered',
  answer: { isHit: false, shotsLeft: 6, ...answer },
});
const play = (...events: readonly HuntEvent[]): Hunt => events.reduce(reduceHunt, huntStart);

describe('a shot', () => {
  it('is fired once, however often the player presses', () => {
    expect(play(fired(good), fired(bad)).phase).toMatchObject({ status: 'shooting', aim: good });
  });

  it('is a miss, a hit with points or a hit with a prize, as the server decides', () => {
    const outcome = (answer: Partial<DuckHuntShot>) => play(fired(good), answered(answer)).phase;
    expect(outcome({})).toMatchObject({ status: 'judged', outcome: { kind: 'miss' } });
    expect(outcome({ isHit: true, duckId: 1, points: 10_000 })).toMatchObject({
      outcome: { kind: 'hit', duckId: 1, points: 10_000 },
    });
    expect(outcome({ isHit: true, duckId: 1, points: 10_000, prize })).toMatchObject({
      outcome: { kind: 'prize', duckId: 1, prize },
    });
  });

  it('waits until the previous outcome has been shown', () => {
    const judged = play(fired(good), answered({}));
    expect(reduceHunt(judged, fired(bad))).toEqual(judged);
    const next = [{ type: 'continued' }, fired(bad)] as const;
    expect(next.reduce(reduceHunt, judged)).toMatchObject({
      round: 1,
      phase: { status: 'shooting', aim: bad },
    });
  });

  it('without a response can be retried with the same aim, but no other shot can be fired', () => {
    const uncertain = play(fired(good), noAnswer);
    expect(uncertain.phase).toMatchObject({ status: 'uncertain', aim: good });
    expect(reduceHunt(uncertain, fired(bad))).toEqual(uncertain);
    expect(reduceHunt(uncertain, { type: 'continued' })).toEqual(uncertain);
    expect(reduceHunt(uncertain, { type: 'retried' }).phase).toEqual({
      status: 'shooting',
      aim: good,
      flight,
    });
  });

  it('shows the reason if it is refused, and then the hunt continues', () => {
    expect(play(fired(good), refused).phase).toEqual({
      status: 'refused',
      failure: failure('no_shots_left'),
    });
    expect(play(fired(good), refused, { type: 'continued' }).phase.status).toBe('aiming');
  });

  it('has an immediate result and earns nothing if it is for practice', () => {
    expect(play(fired(good, true)).phase).toMatchObject({
      status: 'judged',
      outcome: { kind: 'hit', duckId: target.id, points: 0 },
    });
    expect(play(fired(bad, true)).phase).toMatchObject({ outcome: { kind: 'miss' } });
  });

  it('is only sent when aiming or as a retry, whatever the order of events', () => {
    const events = fc.constantFrom<HuntEvent>(
      fired(good),
      fired(bad, true),
      answered({}),
      answered({ isHit: true, prize }),
      noAnswer,
      refused,
      { type: 'retried' },
      { type: 'continued' },
    );
    fc.assert(
      fc.property(fc.array(events, { maxLength: 40 }), (all) => {
        let hunt = huntStart;
        for (const event of all) {
          const next = reduceHunt(hunt, event);
          const hasStarted = hunt.phase.status !== 'shooting' && next.phase.status === 'shooting';
          const mayStart =
            (event.type === 'fired' && hunt.phase.status === 'aiming') ||
            (event.type === 'retried' && hunt.phase.status === 'uncertain');
          expect(hasStarted && !mayStart).toBe(false);
          hunt = next;
        }
      }),
    );
  });
});

it('a shot stops its duck, and then a hit duck falls while the others flee', () => {
  const [other] = flight.ducks.filter(({ id }) => id !== target.id);
  const states = (hunt: Hunt) => [target.id, other?.id ?? 0].map((id) => duckState(hunt.phase, id));
  expect(states(huntStart)).toEqual(['flying', 'flying']);
  expect(states(play(fired(good)))).toEqual(['struck', 'flying']);
  const hit = answered({ isHit: true, duckId: target.id });
  expect(states(play(fired(good), hit))).toEqual(['falling', 'scared']);
  expect(states(play(fired(good), answered({})))).toEqual(['scared', 'scared']);
});

describe('a player', () => {
  const promo = { useParticipantBtn: true };

  it('shoots for prizes as a member with shots left today', () => {
    expect(practiceReason(promo, viewers.member, huntFixture)).toBeNull();
    expect(practiceReason(promo, viewers.member, { shotsLeft: 0 })).toBe('no_shots');
    expect(practiceReason({ useParticipantBtn: false }, viewers.outsider, huntFixture)).toBeNull();
  });

  it('only practises as a guest, without having joined, and with several accounts', () => {
    expect(practiceReason(promo, viewers.guest, huntFixture)).toBe('guest');
    expect(practiceReason(promo, viewers.outsider, huntFixture)).toBe('not_member');
    const flagged = { ...viewers.multiAccount, membership: membershipFixture() };
    expect(practiceReason(promo, flagged, huntFixture)).toBe('blocked');
  });
});

it('after a shot, the prize is marked as won and the next flight is stored', () => {
  const next = { ...flight, length: 9000 };
  const after = withShot(huntFixture, { isHit: true, shotsLeft: 6, flight: next, prize });
  expect(after).toMatchObject({ shotsLeft: 6, flight: next });
  expect(after.prizes.filter(({ isWon }) => isWon).map(({ id }) => id)).toEqual([1, 2]);
  expect(withShot(huntFixture, { isHit: false, shotsLeft: 0 }).flight).toBe(flight);
});
