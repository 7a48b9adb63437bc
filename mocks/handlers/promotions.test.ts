import { describe, expect, test } from 'vitest';
import { callerOf, testBackend, tokenOf } from '#mocks/core/caller.testing.ts';
import type { DepositAchievementList, DuckHuntGameResponse, GiftList } from '#mocks/generated/model/index.ts';
import { type VisitorId } from '#mocks/world/personas.ts';
import { memberOf, play, promo } from './promotions.testing.ts';

describe('the list', () => {
  test('has every status and page type, active ones first, then future, then past', () => {
    const list = memberOf('player').promos();
    const statuses = list.map(({ status }) => status);
    expect(new Set(list.map(({ pageType }) => pageType))).toEqual(new Set(['static', 'exchange', 'lottery']));
    expect([...new Set(statuses)]).toEqual(['active', 'future', 'past']);
    expect(statuses).toEqual(statuses.toSorted());
  });

  test('changes by the clock: what ends soon ends, what is ahead begins', () => {
    const backend = testBackend();
    const statusOf = (slug: string) => promo(memberOf('player', backend).promos(), slug).status;
    expect([statusOf('last-hours'), statusOf('sky-harbour')]).toEqual(['active', 'future']);
    backend.clock.advance(51 * 3_600_000);
    expect(statusOf('sky-harbour')).toBe('active');
    expect(
      memberOf('player', backend)
        .promos()
        .some(({ slug }) => slug === 'last-hours'),
    ).toBe(false);
  });

  test('a draw shows its winners when it is over', () => {
    const backend = testBackend();
    const winners = () =>
      promo(memberOf('player', backend).promos(), 'lucky-week').prizes?.at(-1)?.winners.length;
    expect(winners()).toBe(0);
    backend.clock.advance(21 * 3_600_000);
    expect(winners()).toBe(1);
  });

  test.each([
    ['aurora', 'RUB', 200_000],
    ['riviera', 'EUR', 2_000],
    ['samba', 'BRL', 200_000],
  ] as const)('New Year in %s: an element costs %s %i', (brand, currency, amount) => {
    const item = promo(memberOf('player', testBackend({ brand })).promos(), 'new-year');
    expect(item.pointPrices).toEqual({ [currency]: amount });
    expect(item.prizes?.map(({ price }) => price / 10_000)).toEqual([2_500, 7_000, 2_500]);
    expect(item.drawAt).toBe('2026-01-14T18:00:00.000Z');
  });
});

describe('points', () => {
  test('are the sum of their log', () => {
    const member = memberOf('player');
    for (const id of [17, 18, 19]) {
      const { points, additionalPoints } = member.membership(id);
      const logs = member.logs(id).data;
      const sum = (isAdditional: boolean): number =>
        logs
          .filter((log) => (log.isAdditional ?? false) === isAdditional)
          .reduce((total, log) => total + log.points, 0);
      expect([sum(false), sum(true)]).toEqual([points, additionalPoints]);
    }
  });

  test('come from bets, and the rest of a step is not lost', () => {
    const member = memberOf('player');
    const before = member.membership(17).points;
    play(member.backend, member.id, 70_000, 0);
    expect(member.membership(17).points).toBe(before);
    play(member.backend, member.id, 70_000, 0);
    expect(member.membership(17).points).toBe(before + 10_000);
  });

  test('a win makes the pool grow by 1 %', () => {
    const member = memberOf('player');
    const pool = (): number => promo(member.promos(), 'comet-night').prizePoolCounter?.prizePool ?? 0;
    const before = pool();
    play(member.backend, member.id, 10_000, 500_000);
    expect(pool()).toBe(before + 5_000);
  });

  test('a player without anything has no membership', () => {
    const member = memberOf('newcomer');
    expect(
      callerOf(member.backend)('GET', '/json-api/actions/17/participant', {
        token: tokenOf(member.backend, 'newcomer'),
      }).status,
    ).toBe(404);
    expect(member.join(17).json).toEqual({ ok: true, action_id: 17 });
    expect(member.membership(17)).toMatchObject({ membership: true, points: 0 });
  });

  test.each<[VisitorId, number, string]>([
    ['player', 26, 'invalid_promotion'],
    ['player', 18, 'action_not_allowed'],
    ['player', 21, 'action_is_inactive'],
    ['multi-account', 17, 'user_is_blocked_for_multi_account'],
    ['player', 999, 'not_found'],
  ])('%s takes part in %i: %s', (visitor, id, code) => {
    expect(memberOf(visitor).join(id).code).toBe(code);
  });
});

describe('an exchange', () => {
  test('takes the points and gives a gift', () => {
    const member = memberOf('vip');
    const before = member.membership(18).points;
    expect(member.exchange(18, 3).json).toMatchObject({
      data: { points: before - 250_000, receivedPrizes: [{ prizeId: 3, count: 1 }] },
    });
    expect((member.get('user-gifts') as GiftList).data[0]).toMatchObject({
      reason: 'promotions',
      type: 'giftspin',
    });
  });

  test.each<[VisitorId, number, number, string]>([
    ['player', 17, 1, 'action_not_allowed'],
    ['player', 18, 5, 'cannot_buy_prize'],
    ['player', 18, 7, 'insufficient_funds'],
    ['player', 21, 71, 'action_is_inactive'],
    ['player', 22, 51, 'user_not_participate'],
    ['multi-account', 18, 3, 'user_is_blocked_for_multi_account'],
    ['player', 18, 999, 'not_found'],
  ])('%s in %i for %i: %s', (visitor, promoId, prize, code) => {
    expect(memberOf(visitor).exchange(promoId, prize).code).toBe(code);
  });
});

test('the tasks of the birthday have a day each', () => {
  const { data } = memberOf('player').get(
    'actions/19/daily-deposit-amount-achievements',
  ) as DepositAchievementList;
  expect(data.map(({ date }) => date)).toEqual(['2026-01-12', '2026-01-13', '2026-01-14']);
  expect(
    data.every(({ amount, requiredAmount, isCompleted }) => isCompleted === amount >= requiredAmount),
  ).toBe(true);
});

describe('the duck hunt', () => {
  test('has some shots a day, each a prize or a miss', () => {
    const member = memberOf('vip');
    const shots = Array.from(
      { length: 10 },
      () =>
        member.post('duck-hunt/games/5/shots', { x: 500, y: 500 }).json as {
          data: { isHit: boolean; shotsLeft: number };
        },
    );
    expect(shots.map(({ data }) => data.shotsLeft)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    const hits = shots.filter(({ data }) => data.isHit).length;
    expect(
      (member.get('duck-hunt/games/5') as DuckHuntGameResponse).data.prizes.filter(({ isWon }) => isWon),
    ).toHaveLength(hits);
    expect(hits).toBeGreaterThan(0);
    expect(member.post('duck-hunt/games/5/shots', { x: 1, y: 1 }).code).toBe('no_shots_left');
  });

  test('is for members', () => {
    expect(memberOf('player').post('duck-hunt/games/5/shots', { x: 1, y: 1 }).code).toBe(
      'user_not_participate',
    );
    expect(memberOf('multi-account').post('duck-hunt/games/5/shots', { x: 1, y: 1 }).code).toBe(
      'user_is_blocked_for_multi_account',
    );
    expect(memberOf('vip').post('duck-hunt/games/6/shots', { x: 1, y: 1 }).code).toBe('not_found');
  });
});
