import { describe, expect, test } from 'vitest';
import { callerOf, playerIn, testBackend, tokenOf } from '#mocks/core/caller.testing.ts';
import { createContext } from '#mocks/core/context.ts';
import type {
  DepositAchievementList,
  DuckHuntGame,
  DuckHuntGameResponse,
  DuckHuntShot,
  DuckHuntShotResponse,
  GiftList,
  NoticeList,
} from '#mocks/generated/model/index.ts';
import { record } from '#mocks/world/ledger.ts';
import { countDeposit } from '#mocks/world/promotions/deposits.actions.ts';
import { placeOf, type Aim } from '#mocks/world/promotions/duckHunt.rules.ts';
import { type VisitorId } from '#mocks/world/personas.ts';
import { memberOf, play, promo } from './promotions.testing.ts';

describe('the list of promotions', () => {
  test('has lotteries with templates 1, 3 and 4, exchanges with 2 and 5, and static pages without a template', () => {
    const kinds = new Map(
      memberOf('player')
        .promos()
        .map(({ template, pageType }) => [template, pageType]),
    );
    expect(Object.fromEntries(kinds)).toEqual({
      template1: 'lottery',
      template2: 'exchange',
      template3: 'lottery',
      template4: 'lottery',
      template5: 'exchange',
      undefined: 'static',
    });
  });

  test('has every status and page type, active ones first, then future, then past', () => {
    const list = memberOf('player').promos();
    const statuses = list.map(({ status }) => status);
    expect(new Set(list.map(({ pageType }) => pageType))).toEqual(new Set(['static', 'exchange', 'lottery']));
    expect([...new Set(statuses)]).toEqual(['active', 'future', 'past']);
    expect(statuses).toEqual(statuses.toSorted());
  });

  test('changes with time: promotions end and begin', () => {
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

  test('shows the winners of a draw afterwards', () => {
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
  ] as const)(
    'states for the New Year promotion in %s that an element takes bets of %s %i',
    (brand, currency, amount) => {
      const item = promo(memberOf('player', testBackend({ brand })).promos(), 'new-year');
      expect(item.pointPrices).toEqual({ [currency]: amount });
      expect(item.prizes?.map(({ price }) => price / 10_000)).toEqual([2_500, 7_000, 9_500]);
      expect(item.drawAt).toBe('2026-01-14T18:00:00.000Z');
    },
  );
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

  test('are earned by bets, and a remainder counts towards the next point', () => {
    const member = memberOf('player');
    const before = member.membership(17).points;
    play(member.backend, member.id, 70_000, 0);
    expect(member.membership(17).points).toBe(before);
    play(member.backend, member.id, 70_000, 0);
    expect(member.membership(17).points).toBe(before + 10_000);
  });

  test('a win increases the prize pool by 1 % of the win', () => {
    const member = memberOf('player');
    const pool = (): number => promo(member.promos(), 'comet-night').prizePoolCounter?.prizePool ?? 0;
    const before = pool();
    play(member.backend, member.id, 10_000, 500_000);
    expect(pool()).toBe(before + 5_000);
  });

  test('a player has no membership before joining', () => {
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
  ])("%s can't join the promotion %i: %s", (visitor, id, code) => {
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
  ])('is refused to %s in the promotion %i for the prize %i: %s', (visitor, promoId, prize, code) => {
    expect(memberOf(visitor).exchange(promoId, prize).code).toBe(code);
  });
});

test('the birthday promotion has one deposit task per day', () => {
  const { data } = memberOf('player').get(
    'actions/19/daily-deposit-amount-achievements',
  ) as DepositAchievementList;
  expect(data.map(({ date }) => date)).toEqual(['2026-01-12', '2026-01-13', '2026-01-14']);
  expect(
    data.every(({ amount, requiredAmount, isCompleted }) => isCompleted === amount >= requiredAmount),
  ).toBe(true);
});

test("a deposit before joining doesn't count for the birthday's deposit tasks", () => {
  const member = memberOf('wagering');
  const today = () =>
    (member.get('actions/19/daily-deposit-amount-achievements') as DepositAchievementList).data.at(-1);
  const deposit = () => {
    const call = createContext(member.backend).context;
    const player = playerIn(member.backend, member.id);
    record(call.state.ledger, {
      at: call.now,
      from: 'provider:test',
      to: `player:${member.id}:real`,
      amount: 100_000,
      kind: 'deposit',
      reference: `deposit-${String(call.now)}`,
    });
    countDeposit(call, player, 100_000);
  };
  deposit();
  expect(today()).toMatchObject({ amount: 0, isCompleted: false });
  member.backend.clock.advance(1_000);
  member.join(19);
  expect(today()).toMatchObject({ amount: 0, isCompleted: false });
  deposit();
  expect(today()).toMatchObject({ amount: 100_000, isCompleted: true });
  expect(member.logs(19).data.map(({ reason }) => reason)).toEqual(['deposit']);
});

describe('the duck hunt', () => {
  const hunt = (member: ReturnType<typeof memberOf>): DuckHuntGame =>
    (member.get('duck-hunt/games/5') as DuckHuntGameResponse).data;
  const shoot = (member: ReturnType<typeof memberOf>, aim: Aim): DuckHuntShot =>
    (member.post('duck-hunt/games/5/shots', aim).json as DuckHuntShotResponse).data;
  /** Aims at the centre of the first duck, halfway through its flight. */
  const aimAtFirst = ({ flight }: DuckHuntGame): Aim => {
    const [duck] = flight?.ducks ?? [];
    if (!duck) throw new Error('nothing flies');
    const at = duck.delay + duck.duration / 2;
    const place = placeOf(duck, at) ?? { x: 0, y: 0 };
    return { x: Math.round(place.x), y: Math.round(place.y), at: Math.round(at) };
  };

  test('a shot hits a duck at its position: a hit gives a point, and some ducks carry a prize', () => {
    const member = memberOf('vip');
    const before = member.membership(22).points;
    const shots = Array.from({ length: 10 }, () => shoot(member, aimAtFirst(hunt(member))));
    expect(shots.map(({ shotsLeft }) => shotsLeft)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    expect(shots.every(({ isHit, duckId, points }) => isHit && duckId === 1 && points === 10_000)).toBe(true);
    expect(member.membership(22).points).toBe(before + 10 * 10_000);
    const prizes = shots.flatMap(({ prize }) => (prize ? [prize.id] : []));
    expect(prizes.length).toBeGreaterThan(0);
    expect(prizes.length).toBeLessThan(10);
    expect(
      hunt(member)
        .prizes.filter(({ isWon }) => isWon)
        .map(({ id }) => id),
    ).toEqual(prizes.toSorted((one, other) => one - other));
    expect(shots.at(-1)?.flight).toBeUndefined();
    expect(member.post('duck-hunt/games/5/shots', { x: 1, y: 1, at: 0 }).code).toBe('no_shots_left');
  });

  test('a duck’s prize counts among the given gifts, and its notice shows no toast', () => {
    const member = memberOf('vip');
    const given = () => promo(member.promos(), 'duck-season').sentGiftsCount ?? 0;
    const before = given();
    const shots = Array.from({ length: 10 }, () => shoot(member, aimAtFirst(hunt(member))));
    const prizes = shots.flatMap(({ prize }) => (prize ? [prize.title] : []));
    expect(given()).toBe(before + prizes.length);
    const { data } = member.get('user-notifications') as NoticeList;
    const told = data.filter(({ msg }) => msg.includes(promo(member.promos(), 'duck-season').title));
    expect(told.map(({ isSilent }) => isSilent)).toEqual(prizes.map(() => true));
    for (const title of prizes) expect(told.some(({ msg }) => msg.includes(title))).toBe(true);
  });

  test('a shot beside a duck, or at its earlier position, is a miss', () => {
    const member = memberOf('vip');
    const before = member.membership(22).points;
    const aim = aimAtFirst(hunt(member));
    expect(shoot(member, { ...aim, y: 1_000 })).toMatchObject({ isHit: false, shotsLeft: 9 });
    const late = aimAtFirst(hunt(member));
    expect(shoot(member, { ...late, at: 60_000 })).toMatchObject({ isHit: false, shotsLeft: 8 });
    expect(member.membership(22).points).toBe(before);
  });

  test('the ducks’ flight stays the same until a shot, which starts another one', () => {
    const member = memberOf('vip');
    const { flight } = hunt(member);
    expect(hunt(member).flight).toEqual(flight);
    const { flight: next } = shoot(member, { x: 0, y: 0, at: 0 });
    expect(next).not.toEqual(flight);
    expect(hunt(member).flight).toEqual(next);
  });

  test('is refused to players who haven’t joined and to second accounts', () => {
    const aim = { x: 1, y: 1, at: 0 };
    expect(memberOf('player').post('duck-hunt/games/5/shots', aim).code).toBe('user_not_participate');
    expect(memberOf('multi-account').post('duck-hunt/games/5/shots', aim).code).toBe(
      'user_is_blocked_for_multi_account',
    );
    expect(memberOf('vip').post('duck-hunt/games/6/shots', aim).code).toBe('not_found');
  });
});

test('New Year gifts are given automatically at 2,500 and 7,000 elements, once each', () => {
  const newYear = 20;
  /** How much the player must bet in the brand Aurora to earn one element (a point here), in minor units. */
  const betPerElement = 2_000_00;
  const elementsPerRound = 200;
  const backend = testBackend({ now: Date.UTC(2026, 11, 20) });
  const member = memberOf('vip', backend);
  const owned = (): number => member.membership(newYear).points / 10_000;
  const received = (): unknown =>
    member.membership(newYear).receivedPrizes.map(({ prizeId, count }) => [prizeId, count]);
  const collect = (elements: number): void => {
    for (let missing = elements - owned(); missing > 0; missing = elements - owned()) {
      const bet = Math.min(missing, elementsPerRound) * betPerElement;
      play(backend, member.id, bet, bet);
    }
  };
  expect(member.join(newYear).json).toEqual({ ok: true, action_id: newYear });
  collect(2_499);
  expect(received()).toEqual([]);
  collect(2_500);
  expect(received()).toEqual([[11, 1]]);
  collect(7_001);
  expect(received()).toEqual([
    [11, 1],
    [12, 1],
  ]);
});
