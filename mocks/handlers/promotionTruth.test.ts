// A promotion's page and its notices must agree.
import { describe, expect, test } from 'vitest';
import { callerOf, testBackend, tokenOf } from '#mocks/core/caller.testing.ts';
import type { GiftList, NoticeList, UserAchievement } from '#mocks/generated/model/index.ts';
import { day, hour } from '#mocks/world/dates.ts';
import { memberOf, play, promo } from './promotions.testing.ts';

const comets = 17;

test('the welcome bonus states its total value, and the winback states none', () => {
  const list = memberOf('player').promos();
  expect(promo(list, 'welcome-bonus').fund).toMatch(/^До 300\s000\s₽ на первые пять депозитов$/u);
  expect(promo(list, 'winback').fund).toBeUndefined();
});

test('the rules of Comet Night state what each high-five gives, and that only comets count in the draw', () => {
  const { description } = promo(memberOf('player').promos(), 'comet-night');
  for (const words of ['каждая полученная — две', 'пять искр', 'десять', 'считаются только кометы'])
    expect(description).toContain(words);
});

describe('a draw', () => {
  test('states the number of each prize, and has given none before it takes place', () => {
    const { prizes = [], sentGiftsCount } = promo(memberOf('player').promos(), 'comet-night');
    expect(prizes.map(({ drawnCount }) => drawnCount)).toEqual([100, 20, 5, 1, 1]);
    expect(sentGiftsCount).toBe(0);
  });

  test.each([
    { slug: 'comet-night', later: 10 },
    { slug: 'lucky-week', later: 4 },
    { slug: 'midsummer-draw', later: 1 },
  ])('of $slug has prizes that are worth its fund, now and when it is over', ({ slug, later }) => {
    const { backend } = memberOf('player');
    const shown = () => promo(memberOf('player', backend).promos(), slug);
    const digits = (text: string | undefined) => Number(text?.replaceAll(/\D/g, ''));
    for (const days of [0, later]) {
      backend.clock.advance(days * day);
      const { fund, prizes = [] } = shown();
      const worth = prizes.reduce((sum, prize) => sum + (prize.worth ?? 0) * (prize.drawnCount ?? 0), 0);
      expect(Math.floor(worth / 100), `${days} days later`).toBe(digits(fund));
    }
  });

  test('pays the main prize of a growing fund in full, so that nothing of it is kept', () => {
    const { backend, id } = memberOf('player', testBackend({ scenario: 'state.lucky_player' }));
    backend.clock.advance(8 * day);
    play(backend, id, 1_000, 90_000_000);
    backend.clock.advance(4 * day);
    const { prizes = [], prizePoolCounter } = promo(memberOf('player', backend).promos(), 'comet-night');
    const rest = prizes.at(-1);
    const others = prizes
      .slice(0, -1)
      .reduce((sum, prize) => sum + (prize.worth ?? 0) * (prize.drawnCount ?? 0), 0);
    expect(others + (rest?.worth ?? 0)).toBe(prizePoolCounter?.prizePool);
    const { data } = memberOf('player', backend).get('user-gifts') as GiftList;
    expect(data.map(({ amount }) => amount)).toContain(rest?.worth);
  });

  test('has given as many gifts as it has winners', () => {
    const { prizes = [], sentGiftsCount } = promo(memberOf('player').promos(), 'midsummer-draw');
    expect(prizes.flatMap(({ winners }) => winners)).toHaveLength(sentGiftsCount ?? 0);
    expect(sentGiftsCount).toBeGreaterThan(0);
  });

  test('states its prize pool as the fund, which grows until the end and not after it', () => {
    const { backend, id } = memberOf('player');
    const pool = () => promo(memberOf('player', backend).promos(), 'comet-night');
    expect(pool().fund).toMatch(/^от 3\s000\s000\s₽ в призах$/u);
    expect(pool().prizePoolCounter?.prizePool).toBeGreaterThanOrEqual(300_000_000);
    backend.clock.advance(10 * day);
    const atEnd = pool().prizePoolCounter?.prizePool;
    play(backend, id, 1_000, 90_000_000);
    backend.clock.advance(hour);
    expect(pool().prizePoolCounter?.prizePool).toBe(atEnd);
    const final = pool().fund?.replaceAll(/\D/g, '');
    expect(final, 'the fund is the final pool, not a minimum').toBe(String(Math.floor((atEnd ?? 0) / 100)));
    expect(pool().fund).not.toMatch(/^от/);
  });
});

test('every promotion states as many participants as its table has rows', () => {
  const member = memberOf('vip');
  const counted = member.promos().filter(({ participantsCount }) => participantsCount !== undefined);
  expect(counted.map(({ slug, participantsCount }) => [slug, participantsCount])).toEqual(
    counted.map(({ slug, id }) => [slug, member.table(id).totalItems]),
  );
});

describe('the tasks of a promotion', () => {
  test('match its points and high-fives, and are named in the points history', () => {
    const { get, logs } = memberOf('player');
    const { data } = get('user-achievements') as { data: UserAchievement[] };
    const tasks = new Map(
      data.filter(({ actionId }) => actionId === comets).map(({ title, current }) => [title, current]),
    );
    expect(tasks.get('Получи первую комету')).toBe(1);
    const sent = logs(comets).data.filter(({ reason }) => reason === 'high_five_sent');
    expect(tasks.get('Дай пять десять раз')).toBe(sent.length);
    const rewards = logs(comets).data.filter(({ reason }) => reason === 'achievement');
    expect(rewards.map(({ title }) => title)).toContain('Получи первую комету');
    expect(rewards.every(({ title }) => title !== undefined && tasks.has(title))).toBe(true);
  });
});

test('the rules tell the player to join if the promotion requires it', () => {
  const rules = (slug: string) => promo(memberOf('player').promos(), slug).description;
  expect(rules('duck-season')).toContain('нажми «Участвовать»');
  expect(rules('forest-fair')).not.toContain('нажми «Участвовать»');
});

test('the notice about burnt points states them in their currency and links to a page that still exists', () => {
  const { backend } = memberOf('player');
  backend.clock.advance(9 * day);
  const member = memberOf('player', backend);
  const { data } = member.get('user-notifications?offset=0&limit=50') as NoticeList;
  const ended = data.find(({ msg }) => msg.includes('Наш день рождения') && msg.includes('сгорело'));
  expect(ended?.msg).toMatch(/<b>\d+ (час|часа|часов)<\/b>\.$/);
  expect(
    member.promos().some(({ slug }) => slug === 'birthday'),
    'in the list',
  ).toBe(false);
  expect(member.get('actions/birthday')).toMatchObject({ data: { slug: 'birthday', status: 'past' } });
});

test('one notice warns a day before exchangeable points burn, and another one says that they have', () => {
  const { backend } = memberOf('vip');
  backend.clock.advance(40 * day);
  const token = tokenOf(backend, 'vip');
  const { data } = callerOf(backend)('GET', '/json-api/user-notifications?limit=100', { token })
    .json as NoticeList;
  const about = data.filter(({ button }) => button?.link === '/promo/forest-fair');
  expect(about.map(({ msg }) => msg)).toMatchObject([
    expect.stringContaining('сгорело'),
    expect.stringContaining('закончится через сутки'),
  ]);
  expect(Date.parse(about[0]?.createdAt ?? '') - Date.parse(about[1]?.createdAt ?? '')).toBe(day);
});
