import { describe, expect, it } from 'vitest';
import { fc } from '@fast-check/vitest';
import type { DuckHuntPrize, DuckHuntShot } from '#/api/generated/model/index.ts';
import { flightFixture as flight, huntFixture as hunt } from '../duckHunt.fixtures.ts';
import { stillInstant, targetsAt, withinField, type Aim } from './duckFlight.ts';
import {
  huntStart,
  practiceReason,
  reduceHunt,
  withShot,
  type HuntEvent,
  type HuntModel,
  type ShotFailure,
} from './duckHunt.machine.ts';

const at = stillInstant(flight, 0);
const [target] = targetsAt(flight, at);
if (!target) throw new Error('the fixture has a duck in sight');
const good: Aim = { ...withinField(target), at };
const bad: Aim = { x: 500, y: 990, at };
const fired = (aim: Aim, isPractice = false): HuntEvent => ({ type: 'fired', aim, flight, isPractice });
const failed = (code: string): ShotFailure => ({ code, retryAfterSeconds: null });
const prize: DuckHuntPrize = { id: 2, title: '500', isWon: true };

/** All events one after the other, with the shots that were sent. */
function play(events: readonly HuntEvent[]): { model: HuntModel; sent: Aim[] } {
  const sent: Aim[] = [];
  let model = huntStart;
  for (const event of events) {
    const step = reduceHunt(model, event);
    model = step.model;
    if (step.send) sent.push(step.send);
  }
  return { model, sent };
}

const answered = (answer: Partial<DuckHuntShot>): HuntEvent => ({
  type: 'answered',
  answer: { isHit: false, shotsLeft: 6, ...answer },
});

describe('a shot', () => {
  it('is sent once, however often it is pressed', () => {
    const { model, sent } = play([fired(good), fired(good), fired(bad)]);
    expect(sent).toEqual([good]);
    expect(model.phase).toMatchObject({ status: 'shooting', aim: good });
  });

  it('is what the server says, a miss, a hit with its points, or a prize', () => {
    const outcome = (answer: Partial<DuckHuntShot>) => play([fired(good), answered(answer)]).model.phase;
    expect(outcome({})).toMatchObject({ status: 'told', outcome: { kind: 'miss' } });
    expect(outcome({ isHit: true, duckId: 1, points: 10_000 })).toMatchObject({
      outcome: { kind: 'hit', duckId: 1, points: 10_000 },
    });
    expect(outcome({ isHit: true, duckId: 1, points: 10_000, prize })).toMatchObject({
      outcome: { kind: 'prize', duckId: 1, prize },
    });
  });

  it('waits until the outcome of the one before has been seen', () => {
    const told = [fired(good), answered({})] as const;
    expect(play([...told, fired(good)]).sent).toHaveLength(1);
    const { model, sent } = play([...told, { type: 'rested' }, fired(bad)]);
    expect(sent).toEqual([good, bad]);
    expect(model.round).toBe(1);
  });

  it('that got no answer is asked for again as it was, and no other is fired meanwhile', () => {
    const silence: HuntEvent = { type: 'failed', failure: failed('timeout'), isOutcomeKnown: false };
    const { model, sent } = play([
      fired(good),
      silence,
      fired(bad),
      { type: 'rested' },
      { type: 'retryAsked' },
    ]);
    expect(sent).toEqual([good, good]);
    expect(model.phase).toMatchObject({ status: 'shooting', aim: good });
  });

  it('that was refused says why, and the hunt goes on', () => {
    const refused: HuntEvent = { type: 'failed', failure: failed('no_shots_left'), isOutcomeKnown: true };
    expect(play([fired(good), refused]).model.phase).toEqual({
      status: 'refused',
      failure: failed('no_shots_left'),
    });
    expect(play([fired(good), refused, { type: 'rested' }]).model.phase.status).toBe('aiming');
  });

  it('for practice is judged like any other, is not sent, and brings nothing', () => {
    const { model, sent } = play([fired(good, true)]);
    expect(sent).toEqual([]);
    expect(model.phase).toMatchObject({ outcome: { kind: 'hit', duckId: target.id, points: 0 } });
    expect(play([fired(bad, true)]).model.phase).toMatchObject({ outcome: { kind: 'miss' } });
  });

  it('is never out twice, whatever happens in whatever order', () => {
    const events = fc.constantFrom<HuntEvent>(
      fired(good),
      fired(bad, true),
      answered({}),
      answered({ isHit: true, prize }),
      { type: 'failed', failure: failed('timeout'), isOutcomeKnown: false },
      { type: 'failed', failure: failed('action_is_inactive'), isOutcomeKnown: true },
      { type: 'retryAsked' },
      { type: 'rested' },
    );
    fc.assert(
      fc.property(fc.array(events, { maxLength: 40 }), (all) => {
        const steps: { from: string; to: string; isSent: boolean }[] = [];
        let model = huntStart;
        for (const event of all) {
          const { model: next, send } = reduceHunt(model, event);
          steps.push({ from: model.phase.status, to: next.phase.status, isSent: send !== null });
          model = next;
        }
        // A shot goes out from aiming or after a silence, and then it is out.
        const sent = steps.filter(({ isSent }) => isSent);
        expect(sent.every(({ from, to }) => ['aiming', 'silent'].includes(from) && to === 'shooting')).toBe(
          true,
        );
        const begun = steps.filter(({ from, to }) => from !== 'shooting' && to === 'shooting');
        expect(begun).toHaveLength(sent.length);
      }),
    );
  });
});

describe('a hunter', () => {
  const member = { kind: 'player', isMember: true, isMultiAccount: false } as const;

  it('shoots for prizes as a member with shots left for today', () => {
    expect(practiceReason(member, hunt)).toBeNull();
    expect(practiceReason(member, { shotsLeft: 0 })).toBe('no_shots');
  });

  it('practises as a guest, without taking part, and with several accounts', () => {
    expect(practiceReason({ ...member, kind: 'guest', isMember: false }, hunt)).toBe('guest');
    expect(practiceReason({ ...member, isMember: false }, hunt)).toBe('not_member');
    expect(practiceReason({ ...member, isMember: false, isMultiAccount: true }, hunt)).toBe('blocked');
  });
});

it('a prize that was won stands among the prizes, and the next flight is there', () => {
  const next = { ...flight, length: 9000 };
  const after = withShot(hunt, { isHit: true, shotsLeft: 6, flight: next, prize });
  expect(after).toMatchObject({ shotsLeft: 6, flight: next });
  expect(after.prizes.filter(({ isWon }) => isWon).map(({ id }) => id)).toEqual([1, 2]);
  expect(withShot(hunt, { isHit: false, shotsLeft: 0 }).flight).toBe(flight);
});
