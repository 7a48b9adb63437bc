// The table of all places: its pages, the player's own place, and the gifts for places below the money
// prizes.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { callerOf, playerIn, testBackend, tokenOf } from '#mocks/core/caller.testing.ts';
import type { Backend } from '#mocks/core/backend.ts';
import { createContext } from '#mocks/core/context.ts';
import type { Gift, NoticeList, Tournament, TournamentPlaceList } from '#mocks/generated/model/index.ts';
import { findTournament } from '#mocks/world/tournaments/view.ts';
import { tournamentStandings } from '#mocks/world/tournaments/standings.view.ts';
import { membershipIn } from '#mocks/world/tournaments/state.ts';

const minute = 60_000;
const hour = 60 * minute;
const slug = 'friday-sprint';

function openTable(backend: Backend = testBackend()) {
  const call = callerOf(backend);
  // Each call gets a new token, because tests advance the clock further than a token lives.
  const get = (path: string): unknown =>
    call('GET', `/json-api/${path}`, { token: tokenOf(backend, 'player') }).json;
  return {
    backend,
    get,
    page: (query: string) => get(`v2/tournaments/${slug}/places?${query}`) as TournamentPlaceList,
    /** The expected order: all current members, sorted by the tournament's rules. */
    ranking: () => {
      const { context } = createContext(backend);
      const definition = findTournament(context, slug);
      if (!definition) throw new Error('no tournament');
      return tournamentStandings(context, definition).map(({ userId, score }) => ({ userId, score }));
    },
    score: (points: number) => {
      const { context } = createContext(backend);
      const membership = membershipIn(context, playerIn(backend, 1002), 301);
      if (membership) membership.score += points;
    },
  };
}

const changes = fc.oneof(
  fc.record({ kind: fc.constant('time' as const), by: fc.integer({ min: 1, max: 45_000 }) }),
  fc.record({ kind: fc.constant('score' as const), by: fc.integer({ min: 1, max: 3_000_000 }) }),
  fc.constant({ kind: 'join' as const, by: 0 }),
  fc.constant({ kind: 'other reader' as const, by: 0 }),
);

describe('the pages of a ranking', () => {
  test('add up to the whole ranking without gaps or duplicates, even while scores change', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 60, max: 100 }),
        fc.array(changes, { maxLength: 12 }),
        (limit, script) => {
          const table = openTable();
          const whole = table.ranking();
          const first = table.page(`limit=${limit}`);
          const rows = [...first.data];
          for (let page = 2; rows.length < first.total; page += 1) {
            const { kind = 'time', by = 1_000 } = script[page - 2] ?? {};
            if (kind === 'time') table.backend.clock.advance(by);
            if (kind === 'score') table.score(by);
            if (kind === 'join')
              callerOf(table.backend)('POST', `/json-api/v2/tournaments/${slug}/members`, {
                token: tokenOf(table.backend, 'newcomer'),
                headers: { 'idempotency-key': `places-${page}` },
              });
            if (kind === 'other reader') table.page('limit=10');
            const next = table.page(`limit=${limit}&page=${page}&ranking=${first.ranking}`);
            expect(next).toMatchObject({ ranking: first.ranking, total: first.total });
            expect(next.data.length).toBeGreaterThan(0);
            rows.push(...next.data);
          }
          expect(rows.map(({ position }) => position)).toEqual(whole.map((_, index) => index + 1));
          expect(rows.map(({ userId, score }) => ({ userId, score }))).toEqual(whole);
        },
      ),
      { numRuns: 12 },
    );
  });

  test('of a newer ranking show the new scores', () => {
    const table = openTable();
    const before = table.page('page=1');
    table.score(90_000_000);
    expect(table.page(`ranking=${before.ranking}`).data).toEqual(before.data);
    const after = table.page('page=1');
    expect(after.ranking).not.toBe(before.ranking);
    expect(after.data[0]).toMatchObject({ isItsMe: true, position: 1 });
  });

  test('are those of the latest ranking if the requested one is unknown or too old', () => {
    const table = openTable();
    const { ranking } = table.page('page=1');
    table.backend.clock.advance(11 * minute);
    expect(table.page(`page=2&ranking=${ranking}`).ranking).not.toBe(ranking);
    expect(table.page('ranking=never').data).toHaveLength(10);
  });

  test("state the player's place, and the page with that place has the player's row", () => {
    const table = openTable();
    const { ownPosition = 0, ranking } = table.page('page=1');
    const { data } = table.page(`ranking=${ranking}&page=${Math.ceil(ownPosition / 10)}`);
    expect(data.filter(({ isItsMe }) => isItsMe)).toMatchObject([{ position: ownPosition }]);
    const guest = callerOf(table.backend)('GET', `/json-api/v2/tournaments/${slug}/places`);
    expect(guest.json).not.toHaveProperty('ownPosition');
  });

  test('state the prize of each place that has one', () => {
    const table = openTable();
    const { data } = table.page('limit=100');
    const { prizes = [] } = (table.get(`v2/tournaments/${slug}`) as { data: Tournament }).data;
    const titleAt = (place: number) => prizes.find(({ from, to }) => place >= from && place <= to)?.title;
    expect(data.map(({ prize }) => prize)).toEqual(data.map(({ position }) => titleAt(position)));
    expect(data.filter(({ prize }) => prize !== undefined)).toHaveLength(60);
  });
});

test('a place below the money prizes wins a gift, once, and the result names it', () => {
  const table = openTable();
  table.backend.clock.advance(6 * hour - minute);
  // Places 31 to 60 win spins.
  const goal = table.page('limit=100').data.at(40)?.score ?? 0;
  const own = table.page('limit=1').ownPosition ?? 0;
  table.score(goal - (table.page(`limit=1&page=${own}`).data[0]?.score ?? 0) + 2_000);
  table.backend.clock.advance(2 * minute);
  const { data: tournament } = table.get(`v2/tournaments/${slug}`) as { data: Tournament };
  expect(tournament.result?.position).toBeGreaterThan(30);
  expect(tournament.result?.giftTitle).toBe(tournament.prizes?.at(-1)?.title);
  expect(tournament.result?.prizeMoney).toBeUndefined();
  const gifts = () =>
    (table.get('user-gifts') as { data: Gift[] }).data.filter(({ reason }) => reason === 'tournament');
  expect(gifts()).toMatchObject([{ type: 'giftspin', state: 'received' }]);
  table.backend.clock.advance(hour);
  expect(gifts()).toHaveLength(1);
  const { data: notices } = table.get('user-notifications?offset=0') as NoticeList;
  expect(notices.some(({ msg }) => msg.includes('приз уже среди твоих подарков'))).toBe(true);
});
