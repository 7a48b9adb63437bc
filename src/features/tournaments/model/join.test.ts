import { describe, expect, it } from 'vitest';
import type { Tournament } from '#/api/generated/model/index.ts';
import { tournamentFixture as tournament } from '../tournaments.fixtures.ts';
import {
  entryProblem,
  isConfirmedBy,
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

describe('a tournament with limited access', () => {
  it.each([
    'partner_code_required',
    'level_required',
    'invitation_required',
    'promotion_required',
    'deposit_required',
  ] as const)("refuses players who aren't admitted: %s", (admissionProblem) => {
    expect(codeOf({ privacyType: 3, admissionProblem })).toBe(admissionProblem);
  });
  it('admits players who meet the requirements', () => {
    expect(codeOf({ privacyType: 3, requirements: { minLevel: 5 } })).toBeNull();
    expect(codeOf({ privacyType: 2 })).toBeNull();
  });
  it('says which level it requires', () => {
    const asked = tournament({ admissionProblem: 'level_required', requirements: { minLevel: 5 } });
    expect(entryProblem(asked, 'active', player)).toMatchObject({ limit: 5 });
  });
  it('shows guests the first of its requirements', () => {
    expect(codeOf({ privacyType: 2 }, guest)).toBe('closed_tournament');
    expect(codeOf({ privacyType: 3, requirements: { invitation: true } }, guest)).toBe('invitation_required');
    expect(codeOf({ privacyType: 3, requirements: { minDeposit: { RUB: 1 } } }, guest)).toBe(
      'deposit_required',
    );
    expect(codeOf({ privacyType: 1 }, guest)).toBeNull();
  });
  it('may have a limited number of seats or not', () => {
    expect(codeOf({ privacyType: 1, limitSeats: 100, freeSeats: 1 })).toBeNull();
    expect(codeOf({ privacyType: 1, limitSeats: 100, freeSeats: 0 })).toBe('max_member_limit_reached');
  });
});

describe('the other reasons for a refusal', () => {
  it('include too few compoints for the price, with the missing amount', () => {
    const paid = tournament({ compointMembershipPrice: 3_260 });
    expect(entryProblem(paid, 'active', player)).toEqual({
      code: 'insufficient_compoint_balance',
      missing: 3_160,
      limit: null,
    });
    expect(entryProblem(paid, 'active', { ...player, compoints: 3_260 })).toBeNull();
    expect(entryProblem(paid, 'active', { ...player, compoints: null })).toBeNull();
  });
  it('include several accounts of the player', () => {
    expect(codeOf({}, { ...player, isMultiAccount: true })).toBe('user_is_blocked_for_multi_account');
  });
  it("don't apply to members or after the end", () => {
    const full = { limitSeats: 60, freeSeats: 0, compointMembershipPrice: 9_000 };
    expect(codeOf({ ...full, isMember: true })).toBeNull();
    expect(codeOf(full, player, 'past')).toBeNull();
  });
});

describe('the button of a tournament', () => {
  const member = { isMember: true, isChosen: false };
  const full = { maxMemberLimit: 60, freeSeats: 0 };
  it.each<[string, Partial<Tournament>, 'future' | 'active' | 'past', boolean, Offer]>([
    ['leads a guest to the registration', {}, 'active', true, 'register'],
    ['lets a player join', {}, 'active', false, 'join'],
    ['lets a player join before the start', {}, 'future', false, 'joinAhead'],
    ['lets a player ask for a seat if the tournament is full', full, 'active', false, 'askForSeat'],
    [
      "says that the player's request for a seat is waiting",
      { ...full, wantParticipate: true },
      'active',
      false,
      'waitForSeat',
    ],
    [
      'lets a player without an invitation ask for one',
      { privacyType: 2, admissionProblem: 'closed_tournament' },
      'active',
      false,
      'askForInvitation',
    ],
    [
      "says that the player's request for an invitation is waiting",
      { admissionProblem: 'invitation_required', wantParticipate: true },
      'active',
      false,
      'waitForInvitation',
    ],
    [
      "is blocked for a player who isn't admitted",
      { privacyType: 3, admissionProblem: 'level_required' },
      'active',
      false,
      'blocked',
    ],
    [
      'is blocked for a player without enough compoints',
      { compointMembershipPrice: 250 },
      'active',
      false,
      'blocked',
    ],
    ['tells a member of a future tournament to wait for the start', member, 'future', false, 'waitForStart'],
    [
      'lets a member select the tournament if the bets count in another one',
      member,
      'active',
      false,
      'choose',
    ],
    [
      'lets a member of the selected tournament play',
      { isMember: true, isChosen: true },
      'active',
      false,
      'play',
    ],
    ['says that a past tournament is over', member, 'past', false, 'over'],
    ['says to guests, too, that a past tournament is over', {}, 'past', true, 'over'],
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
  isMember: false,
  entry: null,
  chosen: null,
};
const paid: JoinRequest = { ...free, price: 80 };

describe('joining', () => {
  it('needs no confirmation if it is free and no other tournament is left', () => {
    expect(planJoin(free)).toEqual({ step: 'send', request: free });
  });
  it('needs a confirmation if it buys a seat', () => {
    expect(planJoin(paid)).toEqual({ step: 'confirm', request: paid, question: 'buy' });
  });
  it('is refused in a dialog if there are too few compoints, and nothing is sent', () => {
    const entry = { code: 'insufficient_compoint_balance', missing: 50, limit: null } as const;
    expect(planJoin({ ...paid, entry })).toMatchObject({
      step: 'refuse',
      refused: { code: 'insufficient_compoint_balance', missing: 50 },
    });
  });
});

describe('a refusal that is known in advance', () => {
  const full = { code: 'max_member_limit_reached', missing: null, limit: 60 } as const;
  const chosen = tournament({ slug: 'friday-sprint', isMember: true, isChosen: true });
  it('is shown before any confirmation', () => {
    const entry = { code: 'level_required', missing: null, limit: 5 } as const;
    expect(planJoin({ ...free, chosen, entry })).toMatchObject({
      step: 'refuse',
      refused: { code: 'level_required', limit: 5 },
    });
  });
  it.each([
    ['the last seat was taken', full],
    ['it was closed', { code: 'closed_tournament', missing: null, limit: null }],
  ] as const)(
    'a press on join asks for a seat or an invitation if %s meanwhile, as the text promises',
    (_, entry) => {
      expect(planJoin({ ...paid, chosen, entry })).toEqual({
        step: 'send',
        request: { ...paid, call: 'joinWaitingList', chosen, entry },
      });
    },
  );
  it("doesn't stop a request for a seat or an invitation, which needs no confirmation", () => {
    const request: JoinRequest = { ...paid, call: 'joinWaitingList', chosen, entry: full };
    expect(planJoin(request)).toEqual({ step: 'send', request });
  });
  it('is outdated once a seat is free: the request for a seat then becomes a normal join', () => {
    expect(planJoin({ ...free, call: 'joinWaitingList', chosen, entry: null })).toMatchObject({
      step: 'confirm',
      question: 'change',
      request: { call: 'join' },
    });
  });
  it("can't be avoided by a request if there is no waiting list", () => {
    const entry = { code: 'level_required', missing: null, limit: 5 } as const;
    expect(planJoin({ ...free, call: 'joinWaitingList', entry })).toMatchObject({ step: 'refuse' });
  });
});

describe('a player who has joined in another tab', () => {
  const elsewhere = tournament({ slug: 'friday-sprint', isMember: true, isChosen: true });
  const member: JoinRequest = { ...paid, isMember: true };
  it("isn't asked to buy the seat again", () => {
    expect(planJoin({ ...member, chosen: tournament({ slug: member.slug }) })).toEqual({ step: 'none' });
    expect(planJoin({ ...member, isActive: false })).toEqual({ step: 'none' });
    expect(planJoin({ ...member, call: 'joinWaitingList', isActive: false })).toEqual({ step: 'none' });
  });
  it('selects the tournament, after a question if that leaves another one', () => {
    expect(planJoin(member)).toMatchObject({ step: 'send', request: { call: 'choose' } });
    expect(planJoin({ ...member, chosen: elsewhere })).toMatchObject({
      step: 'confirm',
      question: 'change',
      request: { call: 'choose' },
    });
  });
});

describe('the answer to a question', () => {
  const chosen = tournament({ slug: 'friday-sprint', isMember: true, isChosen: true });
  it('holds if nothing has changed', () => {
    expect(isConfirmedBy({ ...paid }, paid)).toBe(true);
  });
  it.each<[string, Partial<JoinRequest>]>([
    ['the price', { price: 90 }],
    ['the tournament that stops counting', { chosen }],
    ['what the press does', { call: 'choose' }],
    ['whether the tournament can be left', { isBlocking: true }],
    ['whether it has started', { isActive: false }],
  ])("doesn't hold if %s has changed", (_, change) => {
    expect(isConfirmedBy({ ...paid, ...change }, paid)).toBe(false);
  });
  it("isn't there before the question", () => {
    expect(isConfirmedBy(paid, null)).toBe(false);
  });
});

describe('if another tournament is selected', () => {
  const chosen = tournament({ slug: 'friday-sprint', isMember: true, isChosen: true });
  it.each<[string, JoinRequest]>([
    ['a free join', free],
    ['a purchase', paid],
    ['a choice', { ...free, call: 'choose' }],
  ])('%s needs a confirmation, because bets will no longer count in the other tournament', (_, request) => {
    expect(planJoin({ ...request, chosen })).toMatchObject({ step: 'confirm', question: 'change' });
  });
  it('joining a future tournament keeps the other one selected, so only a price needs a confirmation', () => {
    expect(planJoin({ ...free, chosen, isActive: false })).toMatchObject({ step: 'send' });
    expect(planJoin({ ...paid, chosen, isActive: false })).toMatchObject({ question: 'buy' });
  });
  it.each([
    [{ compointMembershipPrice: 10 }, 'seat_is_paid'],
    [{ isBlocking: true }, 'blocking_tournament_active'],
    [{ tournamentSeriesId: 51 }, 'tournament_series_member'],
  ] as const)('joining is refused without a request if the selected tournament has %o', (more, code) => {
    expect(planJoin({ ...free, chosen: { ...chosen, ...more } })).toMatchObject({
      step: 'refuse',
      refused: { code },
    });
  });
  it('joining a future tournament is allowed, even if the selected one is blocking', () => {
    const blocking = { ...chosen, isBlocking: true };
    expect(planJoin({ ...free, chosen: blocking, isActive: false })).toMatchObject({ step: 'send' });
  });
});

describe('switching to another tournament', () => {
  const to = tournament({ slug: 'night-race' });
  it("is allowed if the selected tournament is free, isn't blocking and isn't in a series", () => {
    expect(switchRefusal(tournament(), to)).toBeNull();
    expect(switchRefusal(null, to)).toBeNull();
  });
  it('is refused while a blocking tournament is active', () => {
    expect(switchRefusal(tournament({ isBlocking: true }), to)).toBe('blocking_tournament_active');
  });
  it('is refused if the seat in the selected tournament was paid for', () => {
    expect(switchRefusal(tournament({ compointMembershipPrice: 250 }), to)).toBe('seat_is_paid');
  });
  it('is refused if it leaves a series, but not within the series', () => {
    const stage = tournament({ tournamentSeriesId: 51 });
    expect(switchRefusal(stage, to)).toBe('tournament_series_member');
    expect(switchRefusal(stage, { slug: 'final', tournamentSeriesId: 51 })).toBeNull();
  });
  it('is never refused if it is the same tournament', () => {
    expect(switchRefusal(tournament({ slug: 'night-race', isBlocking: true }), to)).toBeNull();
  });
});
