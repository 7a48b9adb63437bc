import { describe, expect, test } from 'vitest';
import { operationList } from '../core/routes.ts';
import { hostileTexts } from './hostileTexts.ts';
import { hostileUrls } from './hostileUrls.ts';
import { buildLink, readMockParameters, unknownParameters } from './links.ts';
import { unknownScenarios } from './read.ts';
import { listScenarios } from './scenarios.ts';

describe('the list of scenarios', () => {
  const rows = listScenarios();

  test('has each named error of the description once', () => {
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, errors } of operationList)
      for (const { name } of errors) expect(ids).toContain(`${id}.${name}`);
  });

  test('has each refusal that is sent with a success status', () => {
    const no = (value: unknown): boolean => /"(success|ok)":false/.test(JSON.stringify(value));
    const refusals = operationList.flatMap(({ id, answers }) =>
      answers.filter(({ value }) => no(value)).map(({ name }) => `${id}.${name}`),
    );
    expect(refusals.length).toBeGreaterThan(10);
    expect(rows.filter(({ kind }) => kind === 'answer').map(({ id }) => id)).toEqual(
      expect.arrayContaining(refusals),
    );
  });

  test('says what each error means', () => {
    const errors = rows.filter(({ kind }) => kind === 'error');
    expect(errors.find(({ id }) => id === 'joinTournament.max_member_limit_reached')?.summary).toBe(
      'All seats are taken; the player is on the waiting list.',
    );
    expect(errors.filter(({ summary }) => !/^[A-Z].*\.$/.test(summary)).map(({ id }) => id)).toEqual([]);
  });

  test('has only valid scenarios', () => {
    expect(rows.flatMap(({ id }) => unknownScenarios(id))).toEqual([]);
  });
});

describe('links', () => {
  const parameters = {
    seed: '42',
    now: Date.UTC(2026, 0, 14, 10),
    frozen: true,
    user: 'vip',
    scenario: 'joinTournament[slug=night-race].max_member_limit_reached:after=1:delay=PT3S,state.no_gifts',
    latency: 800,
    brand: 'samba',
    locale: 'br',
    consent: 'all',
  } as const;

  test('survive a round trip through their parameters', () => {
    const link = buildLink('/tournaments/night-race?tab=games', parameters);
    const url = new URL(link, 'http://localhost');
    expect(url.pathname).toBe('/tournaments/night-race');
    expect(url.searchParams.get('tab')).toBe('games');
    expect(readMockParameters(url.searchParams)).toEqual(parameters);
  });

  test('are checked, and each unknown part is reported', () => {
    const query = new URL(
      '/?mock.scenario=login.nothing,login.server_error:2,login.server_error:x&mock.user=somebody&mock.moon=1&brand=nobody&tab=1&mock.panel=0',
      'http://localhost',
    ).searchParams;
    expect(unknownParameters(query)).toEqual([
      'mock.scenario=login.nothing (login has no outcome nothing)',
      'mock.scenario=login.server_error:x (there is no option x, only times, after, delay, jitter, rate, drawn)',
      expect.stringContaining('mock.user=somebody (there is only newcomer, player'),
      'mock.moon=1',
      'brand=nobody',
    ]);
    expect(unknownParameters(new URL(buildLink('/', parameters), 'http://localhost').searchParams)).toEqual(
      [],
    );
  });

  test("are checked for a locale that the brand doesn't have, and the available ones are listed", () => {
    const unknownIn = (link: string, brand?: string) =>
      unknownParameters(new URL(link, 'http://localhost').searchParams, brand);
    expect(unknownIn('/?brand=kometa&locale=en')).toEqual(['locale=en (kometa has ru)']);
    expect(unknownIn('/?locale=ru', 'samba')).toEqual(['locale=ru (samba has br, en)']);
    expect(unknownIn('/?locale=en', 'samba')).toEqual([]);
    expect(unknownIn('/?brand=aurora&locale=br', 'kometa')).toEqual([]);
  });

  test('ignore hostile values', () => {
    for (const text of [...hostileTexts, ...hostileUrls]) {
      const query = new URLSearchParams(
        [
          'mock.seed',
          'mock.now',
          'mock.user',
          'mock.scenario',
          'mock.latency',
          'mock.consent',
          'brand',
          'locale',
        ].map((key) => [key, text]),
      );
      const { seed, scenario, latency, ...rest } = readMockParameters(query);
      expect(seed ?? 'x').toMatch(/^[\w.-]{1,64}$/);
      expect(scenario ?? '').toBe('');
      expect(latency ?? 0).toBeLessThanOrEqual(60_000);
      for (const key of Object.keys(rest)) expect(['now', 'frozen']).toContain(key);
    }
  });
});

test('the 200 hostile texts are all different', () => {
  expect(new Set(hostileTexts).size).toBe(200);
});
