import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '#/api/ApiError.ts';
import { tournamentFixture } from '../tournaments.fixtures.ts';
import { initialJoin, joinStep, type JoinEvent, type JoinFacts, type JoinModel } from './join.machine.ts';

const free: JoinFacts = {
  call: 'join',
  slug: 'night-race',
  title: 'Night race',
  tournamentSeriesId: null,
  price: 0,
  isGuest: false,
  isActive: true,
  entry: null,
  chosen: null,
  path: '/tournaments/night-race',
};
const paid: JoinFacts = { ...free, price: 80 };
const press = (facts: JoinFacts): JoinEvent => ({ type: 'pressed', facts });
const after = (...events: JoinEvent[]) => {
  let model: JoinModel = initialJoin;
  let effects: readonly { type: string }[] = [];
  for (const event of events) ({ model, effects } = joinStep(model, event));
  return { model, effects: effects.map(({ type }) => type) };
};
const refused = (code: string, status = 409, data: Record<string, number> = {}): JoinEvent => ({
  type: 'failed',
  slug: 'night-race',
  error: new ApiError({ kind: 'http', operation: 'POST', status, body: { errors: [{ code, data }] } }),
});
const silent = (kind: ApiErrorKind): JoinEvent => ({
  type: 'failed',
  slug: 'night-race',
  error: new ApiError({ kind, operation: 'POST' }),
});
const done: JoinEvent = { type: 'succeeded', slug: 'night-race' };

describe('joining', () => {
  it('a guest goes to registration, and back to the tournament', () => {
    expect(joinStep(initialJoin, press({ ...free, isGuest: true }))).toEqual({
      model: initialJoin,
      effects: [{ type: 'register', backTo: '/tournaments/night-race' }],
    });
  });
  it('a free one is joined at once, then everything is loaded again', () => {
    expect(after(press(free))).toMatchObject({ model: { step: 'sending' }, effects: ['send'] });
    expect(after(press(free), done)).toEqual({ model: initialJoin, effects: ['reload', 'congratulate'] });
  });
  it('insufficient compoints show a dialog with the missing amount, and the way back', () => {
    const entry = { code: 'insufficient_compoint_balance', missing: 50, limit: null } as const;
    const short = after(press({ ...paid, entry }));
    expect(short).toMatchObject({
      model: { step: 'refused', refusal: { code: 'insufficient_compoint_balance', missing: 50 } },
      effects: [],
    });
    expect(after(press({ ...paid, entry }), { type: 'dismissed' }).model).toEqual(initialJoin);
  });
  it('a balance that is not known is left to the server, which says what is missing', () => {
    const answer = refused('insufficient_compoint_balance', 402, { missingAmount: 250 });
    expect(after(press(paid), { type: 'confirmed' }, answer)).toMatchObject({
      model: { step: 'refused', refusal: { missing: 250 } },
    });
  });
  it('a paid one asks before it buys', () => {
    expect(after(press(paid))).toMatchObject({ model: { step: 'confirming', question: 'buy' }, effects: [] });
    expect(after(press(paid), { type: 'confirmed' })).toMatchObject({ effects: ['send'] });
    expect(after(press(paid), { type: 'dismissed' })).toEqual({ model: initialJoin, effects: [] });
  });
});

describe('what would be refused', () => {
  const full = { code: 'max_member_limit_reached', missing: null, limit: 60 } as const;
  const chosen = tournamentFixture({ slug: 'friday-sprint', isMember: true, isChosen: true });
  it('is refused before any question is asked', () => {
    expect(after(press({ ...free, chosen, entry: full }))).toMatchObject({
      model: { step: 'refused', refusal: { code: 'max_member_limit_reached', limit: 60 } },
      effects: [],
    });
  });
  it('may be asked for, which leaves nothing and is noted', () => {
    const asking = press({ ...free, call: 'ask', chosen, entry: full });
    expect(after(asking).effects).toEqual(['send']);
    expect(after(asking, refused('max_member_limit_reached'))).toEqual({
      model: initialJoin,
      effects: ['reload', 'noted'],
    });
  });
  it('a seat that has become free meanwhile is joined like any other', () => {
    const asking = press({ ...free, call: 'ask', chosen, entry: null });
    expect(after(asking).model).toMatchObject({
      step: 'confirming',
      question: 'change',
      facts: { call: 'join' },
    });
  });
  it('cannot be asked for where something else is missing', () => {
    const entry = { code: 'level_required', missing: null, limit: 5 } as const;
    expect(after(press({ ...free, call: 'ask', entry })).model).toMatchObject({ step: 'refused' });
  });
});

describe('where another tournament is chosen', () => {
  const chosen = tournamentFixture({ slug: 'friday-sprint', isMember: true, isChosen: true });
  it('asks before that one stops counting, for a paid one too', () => {
    expect(after(press({ ...free, chosen })).model).toMatchObject({ question: 'change' });
    expect(after(press({ ...paid, chosen })).model).toMatchObject({ question: 'change' });
    expect(after(press({ ...free, chosen, call: 'choose' })).model).toMatchObject({ question: 'change' });
  });
  it('a tournament ahead leaves it chosen, so nothing is asked but the price', () => {
    expect(after(press({ ...free, chosen, isActive: false })).effects).toEqual(['send']);
    expect(after(press({ ...paid, chosen, isActive: false })).model).toMatchObject({ question: 'buy' });
  });
  it.each([
    [{ compointMembershipPrice: 10 }, 'seat_is_paid'],
    [{ isBlocking: true }, 'blocking_tournament_active'],
    [{ tournamentSeriesId: 51 }, 'tournament_series_member'],
  ] as const)('one that holds (%o) refuses before anything is sent', (more, code) => {
    expect(after(press({ ...free, chosen: { ...chosen, ...more } }))).toMatchObject({
      model: { step: 'refused', refusal: { code } },
      effects: [],
    });
  });
  it('does not hold back from a tournament that is ahead', () => {
    const holding = { ...chosen, isBlocking: true };
    expect(after(press({ ...free, chosen: holding, isActive: false })).effects).toEqual(['send']);
  });
});

describe('what the server says', () => {
  it.each(['max_member_limit_reached', 'closed_tournament', 'level_required', 'self_excluded'])(
    '%s is told, and the tournament loaded again',
    (code) => {
      expect(after(press(free), refused(code))).toMatchObject({
        model: { step: 'refused', refusal: { code } },
        effects: ['reload'],
      });
    },
  );
  it('who is in already has what they wanted', () => {
    expect(after(press(free), refused('already_member'))).toEqual({
      model: initialJoin,
      effects: ['reload', 'congratulate'],
    });
  });
  it.each(['timeout', 'network'] as const)(
    'after a %s it is not known, and asking again is the same call',
    (kind) => {
      expect(after(press(free), silent(kind))).toMatchObject({
        model: { step: 'unanswered' },
        effects: ['reload'],
      });
      expect(after(press(free), silent(kind), { type: 'confirmed' })).toMatchObject({
        model: { step: 'sending', facts: free },
        effects: ['send'],
      });
    },
  );
  it('what nobody foresaw is told as a failure', () => {
    const event: JoinEvent = { type: 'failed', slug: 'night-race', error: new TypeError('any') };
    expect(after(press(free), event).model).toMatchObject({ refusal: { code: 'server_error' } });
  });
});

describe('what does not fit changes nothing', () => {
  it('pressed twice it is sent once', () => {
    expect(after(press(free), press(free)).effects).toEqual([]);
  });
  it('a call on its way cannot be dismissed', () => {
    expect(after(press(free), { type: 'dismissed' }).model).toMatchObject({ step: 'sending' });
  });
  it('an answer that nobody waits for, or for another tournament, is dropped', () => {
    expect(after(done)).toEqual({ model: initialJoin, effects: [] });
    expect(after(press(free), { type: 'succeeded', slug: 'other' }).model).toMatchObject({ step: 'sending' });
    expect(after(refused('closed_tournament')).model).toEqual(initialJoin);
    expect(after(press(free), { ...silent('timeout'), slug: 'other' } as JoinEvent).effects).toEqual([]);
  });
  it('a yes without a question is none', () => {
    expect(after({ type: 'confirmed' })).toEqual({ model: initialJoin, effects: [] });
    expect(after(press(free), { type: 'confirmed' }).effects).toEqual([]);
  });
});
