import { describe, expect, it } from 'vitest';
import type { Tournament } from '#/api/generated/model/index.ts';
import { tournamentFixture as tournament } from '../tournaments.fixtures.ts';
import {
  entryProblem,
  offerOf,
  planJoin,
  switchRefusal,
  type EntryViewer,
  type JoinRequest,
  type Offer,
} from './join.ts';

const player: EntryViewer = { isGuest: false, isMultiAccount: false, compoints: 100 };
const guest: EntryViewer = { ...player, isGuest: true, compoints: null };
const codeOf = (more: Partial<Tournament>, viewer = player, status: 'active' | 'past' = 'active') =>
  entryProblem(tournament(more), status, viewer)?.code ?? null;

describe('limited access', () => {
  it.each([
    'partner_code_required',
    'level_required',
    'invitation_required',
    'promotion_required',
    'deposit_required',
  ] as const)("blocks players who aren't admitted: %s", (admissionProblem) => {
    expect(codeOf({ privacyType: 3, admissionProblem })).toBe(admissionProblem);
  });
  it('admits players who meet it', () => {
    expect(codeOf({ privacyType: 3, requirements: { minLevel: 5 } })).toBeNull();
    expect(codeOf({ privacyType: 2 })).toBeNull();
  });
  it('names the required level', () => {
    const asked = tournament({ admissionProblem: 'level_required', requirements: { minLevel: 5 } });
    expect(entryProblem(asked, 'active', player)).toMatchObject({ limit: 5 });
  });
  it('shows guests its first requirement', () => {
    expect(codeOf({ privacyType: 2 }, guest)).toBe('closed_tournament');
    expect(codeOf({ privacyType: 3, requirements: { invitation: true } }, guest)).toBe('invitation_required');
    expect(codeOf({ privacyType: 3, requirements: { minDeposit: { RUB: 1 } } }, guest)).toBe(
      'deposit_required',
    );
    expect(codeOf({ privacyType: 1 }, guest)).toBeNull();
  });
  it('is independent of a limited number of seats', () => {
    expect(codeOf({ privacyType: 1, limitSeats: 100, freeSeats: 1 })).toBeNull();
    expect(codeOf({ privacyType: 1, limitSeats: 100, freeSeats: 0 })).toBe('max_member_limit_reached');
  });
});

describe('other reasons against joining', () => {
  it('include a price above the player’s compoints, with the missing amount', () => {
    const paid = tournament({ compointMembershipPrice: 3_260 });
    expect(entryProblem(paid, 'active', player)).toEqual({
      code: 'insufficient_compoint_balance',
      missing: 3_160,
      limit: null,
    });
    expect(entryProblem(paid, 'active', { ...player, compoints: 3_260 })).toBeNull();
    expect(entryProblem(paid, 'active', { ...player, compoints: null })).toBeNull();
  });
  it('include several accounts', () => {
    expect(codeOf({}, { ...player, isMultiAccount: true })).toBe('user_is_blocked_for_multi_account');
  });
  it("don't apply to members or after the end", () => {
    const full = { limitSeats: 60, freeSeats: 0, compointMembershipPrice: 9_000 };
    expect(codeOf({ ...full, isMember: true })).toBeNull();
    expect(codeOf(full, player, 'past')).toBeNull();
  });
});

describe('the offer', () => {
  const member = { isMember: true, isChosen: false };
  const full = { maxMemberLimit: 60, freeSeats: 0 };
  it.each<[string, Partial<Tournament>, 'future' | 'active' | 'past', boolean, Offer]>([
    ['a guest registers first', {}, 'active', true, 'register'],
    ['a player joins', {}, 'active', false, 'join'],
    ['a player joins ahead of the start', {}, 'future', false, 'joinAhead'],
    ['a player asks for a seat if it is full', full, 'active', false, 'askForSeat'],
    [
      'a player who asked for a seat waits',
      { ...full, wantParticipate: true },
      'active',
      false,
      'waitForSeat',
    ],
    [
      'a player without an invitation asks for one',
      { privacyType: 2, admissionProblem: 'closed_tournament' },
      'active',
      false,
      'askForInvitation',
    ],
    [
      'a player who asked for an invitation waits',
      { admissionProblem: 'invitation_required', wantParticipate: true },
      'active',
      false,
      'waitForInvitation',
    ],
    [
      'a player who isn’t admitted is blocked',
      { privacyType: 3, admissionProblem: 'level_required' },
      'active',
      false,
      'blocked',
    ],
    [
      'a player without enough compoints is blocked',
      { compointMembershipPrice: 250 },
      'active',
      false,
      'blocked',
    ],
    ['a member of a future one waits for the start', member, 'future', false, 'waitForStart'],
    ['a member whose bets count elsewhere chooses', member, 'active', false, 'choose'],
    [
      'a member of the selected tournament plays',
      { isMember: true, isChosen: true },
      'active',
      false,
      'play',
    ],
    ['a past one is over', member, 'past', false, 'over'],
    ['a past one is over for a guest too', {}, 'past', true, 'over'],
  ])('%s', (_, more, status, isGuest, offer) => {
    expect(offerOf({ viewer: { ...player, isGuest }, status, tournament: tournament(more) })).toBe(offer);
  });
});

const free: JoinRequest = {
  call: 'join',
  slug: 'night-race',
  title: 'Night race',
  tournamentSeriesId: null,
  price: 0,
  isBlocking: false,
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
  const chosen = tournament({ slug: 'friday-sprint', isMember: true, isChosen: true });
  it('comes before any question', () => {
    expect(planJoin({ ...free, chosen, entry: full })).toMatchObject({
      step: 'refuse',
      refused: { code: 'max_member_limit_reached', limit: 60 },
    });
  });
  it('sends at once if the player asks for a seat or an invitation', () => {
    const request: JoinRequest = { ...paid, call: 'joinWaitingList', chosen, entry: full };
    expect(planJoin(request)).toEqual({ step: 'send', request });
  });
  it('becomes a normal join if a seat has become free', () => {
    expect(planJoin({ ...free, call: 'joinWaitingList', chosen, entry: null })).toMatchObject({
      step: 'confirm',
      question: 'change',
      request: { call: 'join' },
    });
  });
  it('is final if there is no waiting list for it', () => {
    const entry = { code: 'level_required', missing: null, limit: 5 } as const;
    expect(planJoin({ ...free, call: 'joinWaitingList', entry })).toMatchObject({ step: 'refuse' });
  });
});

describe('with another tournament selected', () => {
  const chosen = tournament({ slug: 'friday-sprint', isMember: true, isChosen: true });
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

describe('switching', () => {
  const to = tournament({ slug: 'night-race' });
  it('is allowed out of a free primary tournament', () => {
    expect(switchRefusal(tournament(), to)).toBeNull();
    expect(switchRefusal(null, to)).toBeNull();
  });
  it('is refused while a blocking tournament is active', () => {
    expect(switchRefusal(tournament({ isBlocking: true }), to)).toBe('blocking_tournament_active');
  });
  it('is refused after paying for a seat', () => {
    expect(switchRefusal(tournament({ compointMembershipPrice: 250 }), to)).toBe('seat_is_paid');
  });
  it('is refused out of a series, but not within it', () => {
    const stage = tournament({ tournamentSeriesId: 51 });
    expect(switchRefusal(stage, to)).toBe('tournament_series_member');
    expect(switchRefusal(stage, { slug: 'final', tournamentSeriesId: 51 })).toBeNull();
  });
  it('is never refused to the same tournament', () => {
    expect(switchRefusal(tournament({ slug: 'night-race', isBlocking: true }), to)).toBeNull();
  });
});
