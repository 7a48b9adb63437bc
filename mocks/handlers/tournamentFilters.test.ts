// The list of tournaments shows the player's own first, and can be filtered.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callerOf, testBackend, tokenOf } from '#mocks/core/caller.testing.ts';
import type { GameList, Tournament, TournamentList } from '#mocks/generated/model/index.ts';

const backend = testBackend();
const call = callerOf(backend);
const token = tokenOf(backend, 'vip');
const listed = (query: string): TournamentList =>
  call('GET', `/json-api/v2/tournaments?${query}`, { token }).json as TournamentList;
const slugs = (tournaments: readonly Tournament[]): string[] => tournaments.map(({ slug }) => slug);

const isPast = ({ status }: Tournament): boolean =>
  status === 'past' || (typeof status === 'object' && status.title === 'finished');
const isActive = ({ status }: Tournament): boolean =>
  status === 'active' || (typeof status === 'object' && status.title === 'active');

test("the list starts with the player's own tournaments and ends with finished ones", () => {
  const { data } = listed('limit=100');
  const groups = data.map((item) => (isPast(item) ? 2 : 0) + (item.isMember ? 0 : 1));
  expect(groups).toEqual(groups.toSorted((one, other) => one - other));
  expect(new Set(groups)).toEqual(new Set([0, 1, 2, 3]));
});

test('any combination of filters lists exactly the tournaments that match all of them, page by page', () => {
  const all = listed('limit=100').data;
  const parts = fc.record({
    status: fc.constantFrom(undefined, 'active'),
    price: fc.constantFrom(undefined, 'free', 'compoints'),
    byInvitation: fc.constantFrom(undefined, 'true'),
    joined: fc.constantFrom(undefined, 'true'),
  });
  fc.assert(
    fc.property(parts, fc.integer({ min: 1, max: 7 }), (filter, limit) => {
      const { status, price, byInvitation, joined } = filter;
      const expected = all.filter(
        (item) =>
          (status === undefined || isActive(item)) &&
          (price === undefined || (item.compointMembershipPrice ?? 0) > 0 === (price === 'compoints')) &&
          (byInvitation === undefined || item.privacyType === 2 || item.requirements?.invitation === true) &&
          (joined === undefined || item.isMember),
      );
      const query = Object.entries(filter).flatMap(([key, value]) => (value ? [`${key}=${value}`] : []));
      const pages = Array.from({ length: Math.ceil(all.length / limit) }, (_, index) =>
        listed([...query, `limit=${limit}`, `page=${index + 1}`].join('&')),
      );
      expect(pages.flatMap(({ data }) => slugs(data))).toEqual(slugs(expected));
      for (const { total } of pages) expect(total).toBe(expected.length);
    }),
    { numRuns: 30 },
  );
  expect(listed('price=compoints&byInvitation=true').total).toBe(0);
});

test('the filter for a game lists exactly the tournaments in which the game counts', () => {
  const game = 'golden-harvest';
  const counts = slugs(listed('limit=100').data).filter((slug) =>
    (call('GET', `/json-api/v2/tournaments/${slug}/games?limit=100`).json as GameList).data.some(
      (item) => item.slug === game,
    ),
  );
  expect(slugs(listed(`limit=100&game=${game}`).data)).toEqual(counts);
  expect(counts.length).toBeGreaterThan(0);
});

test('lists no joined tournaments for a guest', () => {
  const { json } = call('GET', '/json-api/v2/tournaments?joined=true');
  expect(json).toEqual({ data: [], total: 0 });
});
