import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TournamentResponse } from '#/api/generated/model/index.ts';
import type * as realtime from '#/realtime/realtime.ts';
import { seriesQuery, TOURNAMENTS, tournamentQuery } from './data/queries.ts';
import { playerFixture, seriesFixture, tournamentFixture } from './tournaments.fixtures.ts';
import { bindSeries, bindTournament, bindTournamentNews } from './tournaments.realtime.ts';

const line = vi.hoisted(() => ({
  heard: new Map<string, (message: { data: unknown }) => void>(),
  rooms: [] as string[],
  gap: (): void => {},
}));
vi.mock('#/realtime/realtime.ts', async (original) => ({
  ...(await original<typeof realtime>()),
  joinRoom: (room: string) => {
    line.rooms.push(room);
    return () => line.rooms.splice(line.rooms.indexOf(room), 1);
  },
  subscribe: (type: string, listener: (message: { data: unknown }) => void) => {
    line.heard.set(type, listener);
    return () => line.heard.delete(type);
  },
  onGap: (listener: () => void) => {
    line.gap = listener;
    return () => {};
  },
}));

const client = new QueryClient();
const me = playerFixture(4, 650, { userId: 7, isItsMe: true });
const { queryKey } = tournamentQuery('friday-sprint');
const known = () => client.getQueryData<TournamentResponse>(queryKey)?.data;
const say = (type: string, data: object): void => line.heard.get(type)?.({ data });

beforeEach(() => {
  client.setQueryData(queryKey, { data: tournamentFixture({ leaders: [], opponents: [me] }) });
});
afterEach(() => client.clear());

it("messages update the standings and keep the mark of the player's own row", () => {
  const stop = bindTournament(client, 'friday-sprint');
  expect(line.rooms).toEqual(['tournament.friday-sprint']);
  const leaders = [playerFixture(1, 900), { ...me, position: 2, isItsMe: false }];
  say('tournament.leaders', { slug: 'friday-sprint', leaders });
  expect(known()?.leaders.map(({ isItsMe }) => isItsMe)).toEqual([false, true]);
  say('tournament.opponents', { slug: 'friday-sprint', opponents: [{ ...me, position: 2 }] });
  expect(known()?.opponents[0]?.position).toBe(2);
  stop();
  expect(line.rooms).toEqual([]);
});

it('messages of another tournament are ignored', () => {
  const stop = bindTournament(client, 'friday-sprint');
  say('tournament.leaders', { slug: 'night-race', leaders: [playerFixture(1, 900)] });
  say('tournament.opponents', { slug: 'night-race', opponents: [] });
  expect(known()).toMatchObject({ leaders: [], opponents: [me] });
  stop();
});

it('a gap in the connection refetches the standings', () => {
  const stop = bindTournament(client, 'friday-sprint');
  line.gap();
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  stop();
});

it('a notice about a tournament refetches the tournaments, another one none', () => {
  const stop = bindTournamentNews(client);
  const isOutdated = () => client.getQueryState(queryKey)?.isInvalidated;
  const query = client.getQueryCache().find({ queryKey });
  query?.setOptions({ ...query.options, meta: { scope: TOURNAMENTS } });
  say('notification.updated', { notification: { button: { link: '/profile/gifts' } } });
  expect(isOutdated()).toBe(false);
  say('notification.updated', { notification: { button: { link: '/tournaments/night-race' } } });
  expect(isOutdated()).toBe(true);
  stop();
});

it('a series has its own room and messages', () => {
  const series = seriesQuery('summer-league').queryKey;
  client.setQueryData(series, { data: seriesFixture({ leaders: [], opponents: [] }) });
  const stop = bindSeries(client, 'summer-league');
  say('series.leaders', { slug: 'summer-league', leaders: [playerFixture(1, 900)] });
  say('series.opponents', { slug: 'summer-league', opponents: [me] });
  expect(client.getQueryData(series)).toMatchObject({
    data: { leaders: [{ position: 1 }], opponents: [{ userId: 7 }] },
  });
  stop();
});
