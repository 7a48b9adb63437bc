// Sends every read request of five tags through the pipeline, for each brand, locale and persona.
import { describe, expect, it, test } from 'vitest';
import { callerOf, testBackend, tokenOf, type CallResult } from '#mocks/core/caller.testing.ts';
import type { Backend } from '#mocks/core/backend.ts';
import { operationList, type OperationEntry } from '#mocks/core/routes.ts';
import { brandLocales, brands, languageTags, type BrandId, type LocaleId } from '#mocks/world/settings.ts';

const tags = new Set(['promotions', 'tournaments', 'gifts', 'compoints', 'cashbox']);
// The GET that opens Marbella's payment page isn't a read: it creates a deposit.
const reading = operationList.filter(
  ({ tag, method, id }) => tags.has(tag) && method === 'get' && id !== 'openMarbellaDeposit',
);

const queries: Record<string, string> = {
  listHighFives: '?type=received',
  listActionBalanceLogs: '?actionId=17',
  listCompointProducts: '?type=gift',
  listTournaments: '?limit=100',
};
const slugs: Record<string, string> = { promotions: 'comet-night', tournaments: 'night-race' };
const urlOf = ({ id, path, tag }: OperationEntry): string =>
  path
    .replace('{promoId}', '17')
    .replace('{gameId}', '5')
    .replace('{slug}', id === 'getTournamentSeries' ? 'summer-league' : (slugs[tag] ?? '')) +
  (queries[id] ?? '');

function read(backend: Backend, operation: OperationEntry, locale: LocaleId, token?: string): CallResult {
  return callerOf(backend)('GET', urlOf(operation), {
    token,
    headers: { 'accept-language': languageTags[locale] },
  });
}

const places = brands.flatMap((brand) =>
  brandLocales[brand].map((locale): [BrandId, LocaleId] => [brand, locale]),
);

describe.each(places)('the read operations of %s in %s', (brand, locale) => {
  it.each(['newcomer', 'player', 'vip', 'wagering', 'broke', 'multi-account'] as const)(
    'answer %s as described, without placeholders',
    (visitor) => {
      const backend = testBackend({ brand });
      const token = tokenOf(backend, visitor);
      const answers = reading.map((operation) => ({
        id: operation.id,
        ...read(backend, operation, locale, token),
      }));
      // A player who isn't in a promotion gets 404 (S7.16).
      expect(
        answers.filter(
          ({ id, status }) => status !== 200 && !(id === 'getPromotionMembership' && status === 404),
        ),
      ).toEqual([]);
      expect(
        answers.filter(({ body }) => /\{\w+\}|undefined|NaN/.test(body ?? '')).map(({ id }) => id),
      ).toEqual([]);
    },
  );

  it('answer a guest with 200', () => {
    const backend = testBackend({ brand });
    const answers = reading
      .filter(({ access }) => access !== 'player')
      .map((operation) => read(backend, operation, locale));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });
});

test("responses don't depend on earlier requests", () => {
  const bodies = (order: readonly OperationEntry[]): Record<string, string | null> => {
    const backend = testBackend();
    const token = tokenOf(backend, 'vip');
    return Object.fromEntries(
      order.map((operation) => [operation.id, read(backend, operation, 'ru', token).body]),
    );
  };
  expect(bodies(reading.toReversed())).toEqual(bodies(reading));
});

test('without events and gifts, their lists are empty and the pages of events answer 404', () => {
  const backend = testBackend({ scenario: 'state.no_events,state.no_gifts' });
  const call = callerOf(backend);
  const token = tokenOf(backend, 'vip');
  const get = (path: string): CallResult => call('GET', `/json-api/${path}`, { token });
  const lists = ['actions', 'actions/active', 'v2/tournaments', 'tournament-series', 'user-gifts'].map(
    (path) => get(path).json,
  );
  expect(lists).toMatchObject(lists.map(() => ({ data: [] })));
  const pages = [
    'actions/comet-night',
    'v2/tournaments/night-race',
    'tournament-series/summer-league',
    'duck-hunt/games/5',
  ].map((path) => get(path).status);
  expect(pages).toEqual([404, 404, 404, 404]);
});
