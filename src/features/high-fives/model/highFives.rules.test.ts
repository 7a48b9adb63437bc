import { describe, expect, it } from 'vitest';
import type { ActionBalanceLog, UserAchievement } from '#/api/generated/model/index.ts';
import {
  birthdayCurrency,
  birthdayProgress,
  countedByServer,
  fivesLeft,
  highFiveKind,
  mayGive,
  pagesOfFives,
  readFivesQuery,
  showsHighFives,
  writeFivesQuery,
} from './highFives.rules.ts';
import type { Viewer } from '#/entities/promo/rules.ts';

const promo = { isHighFiveEnabled: true, useParticipantBtn: true, template: 'template1' as const };
const member: Viewer = {
  kind: 'player',
  isMultiAccount: false,
  membership: { id: 17, membership: true, points: 0, additionalPoints: 0, receivedPrizes: [] },
};
const place = { promo, phase: 'running', viewer: member } as const;

describe('high-fives', () => {
  it('are shown only to logged-in members of a running promotion', () => {
    expect(showsHighFives(place, true)).toBe(true);
    expect(showsHighFives({ ...place, viewer: { kind: 'guest' } }, true)).toBe(false);
    const stranger: Viewer = { kind: 'player', isMultiAccount: false, membership: null };
    expect(showsHighFives({ ...place, viewer: stranger }, true)).toBe(false);
    for (const phase of ['waiting', 'drawing', 'results', 'over'] as const)
      expect(showsHighFives({ ...place, phase }, true), phase).toBe(false);
    const staticPage = { isHighFiveEnabled: true, useParticipantBtn: true };
    expect(showsHighFives({ ...place, promo: staticPage }, true)).toBe(false);
  });

  it('are shown to every player if the promotion has no button to join', () => {
    const everybody: Viewer = { kind: 'player', isMultiAccount: false, membership: null };
    const open = { ...promo, useParticipantBtn: false };
    expect(showsHighFives({ ...place, promo: open, viewer: everybody }, true)).toBe(true);
  });

  it('are hidden from players with several accounts', () => {
    expect(showsHighFives({ ...place, viewer: { ...member, isMultiAccount: true } }, true)).toBe(false);
  });

  it('are hidden if the promotion or the server has switched them off', () => {
    expect(showsHighFives({ ...place, promo: { ...promo, isHighFiveEnabled: false } }, true)).toBe(false);
    expect(showsHighFives(place, false)).toBe(false);
  });

  it('are hearts in the birthday promotion', () => {
    expect(highFiveKind({ containerTemplate: 'birthday' })).toBe('heart');
    expect(highFiveKind({ containerTemplate: 'third' })).toBe('five');
  });
});

describe('the player may give a high-five', () => {
  const other = { isItsMe: false, canHighFive: true };
  const daily = { sent: 3, limit: 20, perUserLimit: 3 };

  it('to another participant, until the daily limit is reached', () => {
    expect(mayGive(other, daily)).toEqual({ may: true });
    expect(mayGive(other, { ...daily, sent: 19 })).toEqual({ may: true });
    expect(mayGive(other, { ...daily, sent: 20 })).toEqual({ may: false, because: 'daily_limit' });
    expect(mayGive(other, undefined)).toEqual({ may: true });
    expect(fivesLeft(daily)).toBe(17);
    expect(fivesLeft({ ...daily, sent: 25 })).toBe(0);
    expect(fivesLeft(undefined)).toBeNull();
  });

  it('never to themselves', () => {
    expect(mayGive({ isItsMe: true }, daily)).toEqual({ may: false, because: 'self' });
  });

  it('not to a participant who has already got the maximum from this player', () => {
    expect(mayGive({ ...other, canHighFive: false }, daily)).toEqual({ may: false, because: 'not_this_one' });
  });
});

describe('the birthday promotion', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const entry = (hoursAgo: number, points: number, isAdditional = false): ActionBalanceLog => ({
    id: hoursAgo,
    actionId: 19,
    reason: 'high_five_sent',
    points: points * 10_000,
    isAdditional,
    createdAt: new Date(now - hoursAgo * 3_600_000).toISOString(),
  });
  const hours = { needed: 20, unit: 'promoHours', days: 2 } as const;
  const items = { needed: 5, unit: 'items', days: 5 } as const;
  const logs = [entry(1, 6), entry(47, 5), entry(49, 8), entry(2, 3, true), entry(100, 1, true)];

  it('requires 20 promo hours in the last two days in some brands', () => {
    expect(birthdayProgress(logs, hours, now)).toEqual({ have: 11, needed: 20, left: 9, days: 2 });
  });

  it('requires five items in five days in other brands', () => {
    expect(birthdayProgress(logs, items, now)).toEqual({ have: 4, needed: 5, left: 1, days: 5 });
    expect(birthdayProgress([entry(1, 7, true)], items, now)).toMatchObject({ have: 5, left: 0 });
  });

  it("uses the promotion's currency for promo hours, and its additional currency for items", () => {
    const promo = {
      currency: { id: 1, name: { one: 'hour', other: 'hours' } },
      additionalCurrency: { id: 2, name: { one: 'cocktail', other: 'cocktails' } },
    };
    expect(birthdayCurrency(promo, hours)?.name.other).toBe('hours');
    expect(birthdayCurrency(promo, items)?.name.other).toBe('cocktails');
  });

  it('ignores points in another currency, spent points and older entries', () => {
    const others = [entry(2, 4, true), entry(3, -5), entry(48, 8)];
    expect(birthdayProgress(others, hours, now).have).toBe(0);
  });

  it('uses the progress that the server sends for its task, if any', () => {
    const task = { id: 1, title: 'Twenty hours', days: 2 };
    const birthday = { id: 19, achievements: [{ id: 7, title: 'Another task' }, task] };
    const own: UserAchievement = {
      id: 1,
      actionId: 19,
      title: 'Twenty hours',
      progress: 55,
      isCompleted: false,
      current: 11,
      target: 20,
    };
    expect(countedByServer(birthday, [own])).toEqual({ have: 11, needed: 20, left: 9, days: 2 });
    expect(countedByServer(birthday, [{ ...own, isCompleted: true }])).toMatchObject({ have: 20, left: 0 });
    expect(countedByServer(birthday, [{ ...own, actionId: 20 }])).toBe(null);
    expect(countedByServer({ id: 19, achievements: [{ id: 1, title: 'Endless' }] }, [own])).toBe(null);
    expect(countedByServer(birthday, [])).toBe(null);
  });
});

describe('the lists of high-fives', () => {
  const read = (search: string) => readFivesQuery(new URLSearchParams(search));

  it('are stored in the URL, without changing other parameters', () => {
    expect(read('')).toEqual({ type: 'received', page: 1 });
    expect(read('fives=sent&fivesPage=3')).toEqual({ type: 'sent', page: 3 });
    expect(read('fives=stolen&fivesPage=-1')).toEqual({ type: 'received', page: 1 });
    const params = new URLSearchParams('q=fox&fives=sent&fivesPage=3');
    expect(writeFivesQuery(params, { type: 'sent', page: 1 }).toString()).toBe('q=fox&fives=sent');
    expect(writeFivesQuery(params, { type: 'received', page: 2 }).toString()).toBe('q=fox&fivesPage=2');
  });

  it('have pages of ten', () => {
    expect([0, 1, 10, 11, 101].map(pagesOfFives)).toEqual([1, 1, 1, 2, 11]);
  });
});
