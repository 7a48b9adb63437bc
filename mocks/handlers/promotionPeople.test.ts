import { describe, expect, test } from 'vitest';
import { callerOf, testBackend, type CallResult } from '#mocks/core/caller.testing.ts';
import type {
  HighFiveList,
  HighFiveStatisticResponse,
  UserAchievementList,
} from '#mocks/generated/model/index.ts';
import type { BrandId } from '#mocks/world/settings.ts';
import { type VisitorId } from '#mocks/world/personas.ts';
import { highFivesPerDay } from '#mocks/world/promotions/rules.ts';
import { memberOf, promo } from './promotions.testing.ts';

describe('the table of participants', () => {
  const member = memberOf('player');

  test('has 100,000 participants and the players of this world', () => {
    expect(member.table(17).totalItems).toBe(100_003);
  });

  test('has ranks without gaps on every page, by descending points', () => {
    const pages = ['page=1&limit=50', 'page=2&limit=50', 'page=1001&limit=100'].map(
      (query) => member.table(17, query).items,
    );
    expect(pages[0]?.[0]?.rank).toBe(1);
    expect(pages[1]?.[0]?.rank).toBe(51);
    expect(pages[2]?.map(({ rank }) => rank)).toEqual([100_001, 100_002, 100_003]);
    const points = pages.flat().map((row) => row.points);
    expect(points).toEqual(points.toSorted((one, other) => other - one));
  });

  test("shows the player's own row at the rank of the membership", () => {
    const { rank = 0, points } = member.membership(17);
    const rows = member.table(17, `page=${Math.ceil(rank / 10)}`).items;
    expect(rows.filter(({ isItsMe }) => isItsMe)).toMatchObject([
      { rank, points, username: 'northern_fox', canHighFive: false },
    ]);
  });

  test('can be sorted in reverse order', () => {
    expect(member.table(17, 'sort[order]=desc&limit=1').items[0]?.rank).toBe(100_003);
    expect(member.table(17, 'sort[field]=points&sort[order]=asc&limit=1').items[0]?.rank).toBe(100_003);
  });

  test('can be sorted and searched by name', () => {
    const names = member.table(17, 'sort[field]=username&limit=100').items.map(({ username }) => username);
    expect(names).toEqual(names.toSorted());
    const found = member.table(17, 'q=NORTHERN_F');
    expect(found.items.map(({ username }) => username)).toEqual(['northern_fox']);
    expect(member.table(17, 'q=no-one-is-called-so')).toEqual({ items: [], totalItems: 0 });
  });

  test('is as long as the list of promotions says, also once a player has joined', () => {
    const newcomer = memberOf('newcomer');
    const counted = () =>
      newcomer
        .promos()
        .flatMap(({ id, participantsCount }) =>
          participantsCount === undefined ? [] : [[id, participantsCount]],
        );
    const listed = () => counted().map(([id = 0]) => [id, newcomer.table(id).totalItems]);
    const before = counted();
    expect(before).toEqual(listed());
    expect(newcomer.join(17).status).toBe(200);
    expect(counted()).toEqual(listed());
    expect(counted()).not.toEqual(before);
  });

  test('is empty for a future promotion', () => {
    expect(member.table(21)).toEqual({ items: [], totalItems: 0 });
  });
});

describe('hearts of the birthday', () => {
  const birthday = 19;
  const hour = 3_600_000;
  const brandOf = (brand: BrandId) => memberOf('player', testBackend({ brand }));
  /** The points earned by giving or by receiving hearts, in the main and in the additional currency. */
  const broughtBy = (
    member: ReturnType<typeof memberOf>,
    kind: 'high_five_sent' | 'high_five_received',
  ): [points: number, additional: number] => {
    const logs = member.logs(birthday).data.filter(({ reason }) => reason === kind);
    const sumOf = (wanted: boolean) =>
      logs
        .filter(({ isAdditional = false }) => isAdditional === wanted)
        .reduce((sum, { points }) => sum + points / 10_000, 0);
    return [sumOf(false), sumOf(true)];
  };
  /**
   * Gives one heart less than `hearts`, because one was given before the world began. Returns the points
   * earned.
   */
  const brought = (brand: BrandId, hearts: number) => {
    const member = brandOf(brand);
    const people = member.table(birthday, 'limit=50').items;
    for (const { userId } of people.slice(1, hearts)) expect(member.give(birthday, userId).status).toBe(200);
    return broughtBy(member, 'high_five_sent');
  };
  const nameOf = (brand: BrandId, kind: 'currency' | 'additionalCurrency') =>
    promo(brandOf(brand).promos(), 'birthday')[kind]?.name.other;

  test.each<BrandId>(['aurora', 'kometa'])('in %s, each heart given is worth one promo hour', (brand) => {
    expect(brought(brand, 5)).toEqual([5, 0]);
  });

  test.each<BrandId>(['riviera', 'samba'])(
    'in %s, each heart given is worth one cocktail, and the fifth brings five points',
    (brand) => {
      expect(brought(brand, 4)).toEqual([0, 4]);
      expect(brought(brand, 5)).toEqual([5, 5]);
      expect(nameOf(brand, 'additionalCurrency')).toMatch(/cocktail|coquetéis/);
    },
  );

  test.each<[BrandId, string, (hearts: number) => number]>([
    ['aurora', 'each heart received is worth one promo hour', (hearts) => hearts],
    ['kometa', 'each heart received is worth one promo hour', (hearts) => hearts],
    ['riviera', 'every fifth heart received brings ten points', (hearts) => Math.floor(hearts / 5) * 10],
    ['samba', 'every fifth heart received brings ten points', (hearts) => Math.floor(hearts / 5) * 10],
  ])('in %s, %s', (brand, _rule, pointsOf) => {
    const backend = testBackend({ brand });
    backend.clock.advance(24 * hour);
    const member = memberOf('player', backend);
    const { totalItems } = member.get(
      `actions/${birthday}/high-fives?type=received&limit=100`,
    ) as HighFiveList;
    expect(totalItems).toBeGreaterThanOrEqual(5);
    expect(broughtBy(member, 'high_five_received')).toEqual([pointsOf(totalItems), 0]);
  });
});

describe("the birthday's quest", () => {
  const questOf = (member: ReturnType<typeof memberOf>) => {
    const [task] = promo(member.promos(), 'birthday').achievements ?? [];
    const own = (member.get('user-achievements') as UserAchievementList).data.find(
      ({ id }) => id === task?.id,
    );
    return { ...task, ...own };
  };

  test.each<[BrandId, number, number, boolean | undefined]>([
    ['aurora', 20, 2, true],
    ['riviera', 20, 2, true],
    ['kometa', 5, 5, undefined],
    ['samba', 5, 5, undefined],
  ])(
    'in %s needs %i steps within %i days, and pays in the additional currency: %s',
    (brand, target, days, isAdditional) => {
      expect(questOf(memberOf('player', testBackend({ brand })))).toMatchObject({ target, days });
      expect(questOf(memberOf('player', testBackend({ brand }))).isAdditional).toBe(isAdditional);
    },
  );

  test('is advanced by each heart given, rewarded once, and stays completed after its end', () => {
    const backend = testBackend({ brand: 'samba' });
    const member = memberOf('newcomer', backend);
    expect(member.join(19).status).toBe(200);
    const people = member.table(19, 'limit=50').items;
    for (const { userId } of people.slice(0, 4)) member.give(19, userId);
    expect(questOf(member)).toMatchObject({ current: 4, progress: 80, isCompleted: false });
    member.give(19, people[4]?.userId ?? 0);
    expect(questOf(member)).toMatchObject({ current: 5, progress: 100, isCompleted: true });
    const rewards = () => member.logs(19).data.filter(({ reason }) => reason === 'achievement');
    expect(rewards().map(({ points }) => points)).toEqual([50_000]);
    backend.clock.advance(6 * 24 * 3_600_000);
    const later = memberOf('newcomer', backend);
    expect(questOf(later)).toMatchObject({ current: 5, isCompleted: true });
    expect(later.logs(19).data.filter(({ reason }) => reason === 'achievement')).toHaveLength(1);
  });
});

describe('high-fives', () => {
  test('are counted and give a point', () => {
    const member = memberOf('player');
    const [first] = member.table(19).items;
    const before = member.membership(19).points;
    expect(member.give(19, first?.userId ?? 0).json).toMatchObject({
      data: { type: 'sent', username: first?.username, rank: 1 },
    });
    expect(member.membership(19).points).toBe(before + 10_000);
    expect((member.get('actions/19/high-fives?type=sent') as HighFiveList).items[0]).toMatchObject({
      username: first?.username,
    });
    expect((member.get('actions/19/high-fives/statistic') as HighFiveStatisticResponse).data).toMatchObject({
      sent: 2,
      daily: { sent: 1, limit: 20, perUserLimit: 3 },
    });
  });

  test('that give a comet complete the task of the first comet', () => {
    const member = memberOf('newcomer');
    const { id } = promo(member.promos(), 'comet-night');
    member.join(id);
    expect(member.give(id, 1003).status).toBe(200);
    expect(member.logs(id).data.map(({ reason }) => reason)).toEqual(['achievement', 'high_five_sent']);
  });

  test('that bring their receiver comets complete the task of the first comet', () => {
    const giver = memberOf('player');
    const receiver = memberOf('newcomer', giver.backend);
    const { id } = promo(receiver.promos(), 'comet-night');
    receiver.join(id);
    expect(giver.give(id, receiver.id).status).toBe(200);
    expect(
      receiver
        .logs(id)
        .data.map(({ reason }) => reason)
        .toSorted(),
    ).toEqual(['achievement', 'high_five_received']);
  });

  test('complete no task of a receiver who takes a break', () => {
    const giver = memberOf('player');
    const receiver = memberOf('newcomer', giver.backend);
    const { id } = promo(receiver.promos(), 'comet-night');
    receiver.join(id);
    expect(receiver.post('responsible-play/time-out', { period: 'day' }).status).toBe(200);
    expect(giver.give(id, receiver.id).status).toBe(200);
    expect(receiver.logs(id).data.map(({ reason }) => reason)).toEqual(['high_five_received']);
  });

  test('are limited to three per player and to a daily maximum', () => {
    const member = memberOf('player');
    const people = member.table(17, 'limit=100').items.filter(({ isItsMe }) => !isItsMe);
    const to = (index: number): CallResult => member.give(17, people[index]?.userId ?? 0);
    expect([to(80), to(80), to(80)].every(({ status }) => status === 200)).toBe(true);
    expect(to(80)).toMatchObject({
      code: 'high_five_per_user_limit_reached',
      json: { errors: [{ data: { limit: 3 } }] },
    });
    for (let index = 0; index < highFivesPerDay - 3; index += 1) expect(to(81 - 80 + index).status).toBe(200);
    // It is noon, so the daily limit ends in twelve hours.
    expect(to(70)).toMatchObject({
      code: 'high_five_daily_limit_reached',
      json: { errors: [{ data: { limit: highFivesPerDay, retryAfter: 12 * 3_600 } }] },
      headers: { 'retry-after': String(12 * 3_600) },
    });
    expect(member.table(17).items.some(({ canHighFive }) => canHighFive)).toBe(false);
  });

  test('to a player of this world are listed for that player', () => {
    const member = memberOf('player');
    member.give(17, 1003);
    const received = (
      memberOf('vip', member.backend).get('actions/17/high-fives?type=received') as HighFiveList
    ).items;
    expect(received).toContainEqual(expect.objectContaining({ username: 'northern_fox', userId: 1002 }));
  });

  test.each<[VisitorId, number, number, string]>([
    ['player', 26, 1003, 'invalid_promotion'],
    ['player', 18, 1003, 'action_not_allowed'],
    ['player', 17, 1002, 'action_self_palm'],
    ['player', 17, 1006, 'cannot_high_five'],
    ['newcomer', 17, 1003, 'user_not_participate'],
    ['multi-account', 17, 1003, 'user_is_blocked_for_multi_account'],
    ['player', 17, 5, 'not_found'],
    ['player', 999, 1003, 'not_found'],
  ])('are refused: %s in promotion %i to player %i, as %s', (visitor, promoId, to, code) => {
    expect(memberOf(visitor).give(promoId, to).code).toBe(code);
  });

  test('require a login', () => {
    expect(
      callerOf(testBackend())('POST', '/json-api/high-fives', { body: { actionId: 17, toUserId: 1003 } }),
    ).toMatchObject({
      status: 401,
      code: 'unauthorized',
    });
  });
});
