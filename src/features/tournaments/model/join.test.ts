import { describe, expect, it } from 'vitest';
import { tournamentFixture } from '../tournaments.fixtures.ts';
import { planJoin, type JoinRequest } from './join.ts';

const free: JoinRequest = {
  call: 'join',
  slug: 'night-race',
  title: 'Night race',
  tournamentSeriesId: null,
  price: 0,
  isActive: true,
  entry: null,
  chosen: null,
};
const paid: JoinRequest = { ...free, price: 80 };

describe('joining', () => {
  it('sends at once if it is free and nothing is left', () => {
    expect(planJoin(free)).toEqual({ step: 'send', request: free });
  });
  it('asks before it buys a seat', () => {
    expect(planJoin(paid)).toEqual({ step: 'confirm', request: paid, question: 'buy' });
  });
  it('names the missing compoints in a dialog, without sending', () => {
    const entry = { code: 'insufficient_compoint_balance', missing: 50, limit: null } as const;
    expect(planJoin({ ...paid, entry })).toMatchObject({
      step: 'refuse',
      refused: { code: 'insufficient_compoint_balance', missing: 50 },
    });
  });
});

describe('a known refusal', () => {
  const full = { code: 'max_member_limit_reached', missing: null, limit: 60 } as const;
  const chosen = tournamentFixture({ slug: 'friday-sprint', isMember: true, isChosen: true });
  it('comes before any question', () => {
    expect(planJoin({ ...free, chosen, entry: full })).toMatchObject({
      step: 'refuse',
      refused: { code: 'max_member_limit_reached', limit: 60 },
    });
  });
  it('sends at once if the player asks for a seat or an invitation', () => {
    const request: JoinRequest = { ...paid, call: 'ask', chosen, entry: full };
    expect(planJoin(request)).toEqual({ step: 'send', request });
  });
  it('becomes a normal join if a seat has become free', () => {
    expect(planJoin({ ...free, call: 'ask', chosen, entry: null })).toMatchObject({
      step: 'confirm',
      question: 'change',
      request: { call: 'join' },
    });
  });
  it('is final if there is no waiting list for it', () => {
    const entry = { code: 'level_required', missing: null, limit: 5 } as const;
    expect(planJoin({ ...free, call: 'ask', entry })).toMatchObject({ step: 'refuse' });
  });
});

describe('with another tournament selected', () => {
  const chosen = tournamentFixture({ slug: 'friday-sprint', isMember: true, isChosen: true });
  it.each<[string, JoinRequest]>([
    ['a free join', free],
    ['a purchase', paid],
    ['a choice', { ...free, call: 'choose' }],
  ])('%s asks before that one stops counting', (_, request) => {
    expect(planJoin({ ...request, chosen })).toMatchObject({ step: 'confirm', question: 'change' });
  });
  it('a future tournament leaves it selected, so only the price is asked for', () => {
    expect(planJoin({ ...free, chosen, isActive: false })).toMatchObject({ step: 'send' });
    expect(planJoin({ ...paid, chosen, isActive: false })).toMatchObject({ question: 'buy' });
  });
  it.each([
    [{ compointMembershipPrice: 10 }, 'seat_is_paid'],
    [{ isBlocking: true }, 'blocking_tournament_active'],
    [{ tournamentSeriesId: 51 }, 'tournament_series_member'],
  ] as const)('%o refuses before anything is sent', (more, code) => {
    expect(planJoin({ ...free, chosen: { ...chosen, ...more } })).toMatchObject({
      step: 'refuse',
      refused: { code },
    });
  });
  it('a blocking one allows joining a future tournament', () => {
    const blocking = { ...chosen, isBlocking: true };
    expect(planJoin({ ...free, chosen: blocking, isActive: false })).toMatchObject({ step: 'send' });
  });
});
