import { describe, expect, it } from 'vitest';
import { callerOf, testBackend } from '#mocks/core/caller.testing.ts';
import { createContext } from '#mocks/core/context.ts';
import type { TournamentSeries } from '#mocks/generated/model/index.ts';
import { hour } from '../dates.ts';
import { tournaments } from './catalogue.ts';
import type { TournamentDefinition } from './catalogue/definition.ts';
import {
  membersOf,
  seriesStandings,
  standingsTick,
  tournamentStandings,
  type Standing,
} from './standings.view.ts';
import { tournamentsSlice } from './state.ts';

const running = tournaments.filter(({ from, to }) => from < 0 && (to ?? 1) > 0);

function standingsAt(definition: TournamentDefinition, instant: number): Standing[] {
  const backend = testBackend();
  backend.clock.set(instant);
  return tournamentStandings(createContext(backend).context, definition);
}

describe('a tournament whose members leave', () => {
  const definition = tournaments.find(({ slug }) => slug === 'last-chair');

  it.each([1, 4, 6])('has as many places as members after %s hours', (hours) => {
    if (!definition) throw new Error('the world has no such tournament');
    const backend = testBackend();
    const { context } = createContext(backend);
    backend.clock.advance(hours * hour);
    const now = createContext(backend).context;
    expect(tournamentStandings(now, definition)).toHaveLength(membersOf(now, definition));
    const [player] = Object.values(backend.state.players);
    if (!player) throw new Error('the world has no player');
    tournamentsSlice.of(context, player).members[String(definition.id)] = {
      joinedAt: now.now,
      score: 0,
      scoredAt: now.now,
      isPaid: false,
    };
    const joined = createContext(backend).context;
    expect(tournamentStandings(joined, definition)).toHaveLength(membersOf(joined, definition));
    expect(membersOf(joined, definition)).toBeLessThanOrEqual(definition.seats ?? 0);
  });
});

describe('of two players with the same score', () => {
  it.each(running)('the one who reached it earlier ranks higher in $slug', (definition) => {
    const now = testBackend().clock.now() + 3 * hour;
    const list = standingsAt(definition, now);
    const ranked = list.toSorted((one, other) => other.score - one.score || one.scoredAt - other.scoredAt);
    expect(list.map(({ score, scoredAt }) => [score, scoredAt])).toEqual(
      ranked.map(({ score, scoredAt }) => [score, scoredAt]),
    );
  });

  it.each(running)('scoredAt in $slug is the time when a player reached the score', (definition) => {
    const now = testBackend().clock.now() + 3 * hour;
    const scoreOf = (id: number, at: number) =>
      standingsAt(definition, at).find(({ userId }) => userId === id)?.score ?? 0;
    const players = testBackend().state.players;
    const scorers = standingsAt(definition, now).filter(
      ({ userId, score }) => score > 0 && !(userId in players),
    );
    for (const { userId, score, scoredAt } of scorers.filter((_, place) => place % 40 === 0)) {
      expect(scoreOf(userId, scoredAt - standingsTick)).toBeLessThan(score);
      expect(scoreOf(userId, scoredAt + standingsTick)).toBeGreaterThanOrEqual(score);
    }
  });

  it.each([
    ['player', 'vip'],
    ['vip', 'player'],
  ] as const)('the one who reached it earlier, %s, is paid more than %s', (first, second) => {
    const backend = testBackend();
    const definition = running.find(({ slug }) => slug === 'no-way-back');
    const people = Object.values(backend.state.players);
    for (const [index, persona] of [first, second].entries()) {
      const player = people.find((other) => other.persona === persona);
      if (!player || !definition) throw new Error('the world has no such player or tournament');
      const scoredAt = backend.clock.now() - hour + index;
      tournamentsSlice.of(backend, player).members[String(definition.id)] = {
        joinedAt: scoredAt - hour,
        score: 10_000_000,
        scoredAt,
        isPaid: false,
      };
    }
    backend.clock.advance((definition?.to ?? 0) * hour);
    const prizeOf = (persona: string): number => {
      const id = people.find((other) => other.persona === persona)?.id;
      const { entries } = backend.state.ledger;
      const paid = entries.filter(({ kind, to }) => kind === 'prize' && to === `player:${id}:real`);
      return paid.find(({ reference }) => reference === `tournament-${definition?.id}`)?.amount ?? 0;
    };
    expect(prizeOf(first)).toBeGreaterThan(prizeOf(second));
    expect(prizeOf(second)).toBeGreaterThan(0);
  });
});

describe('of two players with the same sum in a series', () => {
  it.each([
    ['player', 'vip'],
    ['vip', 'player'],
  ] as const)(
    'the one who reached it earlier ranks directly above the other: %s above %s',
    (first, second) => {
      const backend = testBackend();
      const people = Object.values(backend.state.players);
      const stages = tournaments.filter(({ seriesId }) => seriesId === 51).slice(0, 2);
      const [firstId, secondId] = [first, second].map((persona, index) => {
        const player = people.find((other) => other.persona === persona);
        if (!player || stages.length < 2) throw new Error('the world has no such player or series');
        // Both players reach the same total, but each has the larger score in a different stage. So only the
        // time when each reached the total decides the ranking.
        for (const [part, { id }] of stages.entries())
          tournamentsSlice.of(backend, player).members[String(id)] = {
            joinedAt: 0,
            score: part === index ? 30_000_000 : 20_000_000,
            scoredAt: backend.clock.now() - hour + part * 1_000 + index,
            isPaid: false,
          };
        return player.id;
      });
      const ranked = seriesStandings(createContext(backend).context, { id: 51 }).map(({ userId }) => userId);
      expect(ranked.indexOf(firstId ?? 0)).toBeLessThan(ranked.indexOf(secondId ?? 0));
      expect(ranked.indexOf(secondId ?? 0)).toBe(ranked.indexOf(firstId ?? 0) + 1);
    },
  );

  it.each([
    ['ru', 'при равных суммах выше тот, кто набрал свою раньше'],
    ['en-GB', 'of equal sums, the one reached earlier ranks higher'],
    ['it', 'a parità di somma è davanti chi l’ha raggiunta prima'],
    ['pt-BR', 'com somas iguais, fica à frente quem chegou antes à sua'],
  ])('the series rules in %s say that the one who reached it earlier ranks higher', (language, rule) => {
    const { json } = callerOf(testBackend())('GET', '/json-api/tournament-series', {
      headers: { 'accept-language': language },
    });
    const { data } = json as { data: TournamentSeries[] };
    expect(data.length).toBeGreaterThan(0);
    for (const { description } of data) expect(description).toContain(rule);
  });
});

it('scores in money are converted between brands: 100 roubles count as 1 euro', () => {
  const sprint = tournaments.find(({ slug }) => slug === 'friday-sprint');
  if (!sprint) throw new Error('there is no such tournament');
  const best = (brand: 'aurora' | 'riviera'): number => {
    const backend = testBackend({ brand });
    return tournamentStandings(createContext(backend).context, sprint)[0]?.score ?? 0;
  };
  // 100 roubles count as 1 euro.
  expect(best('riviera') / best('aurora')).toBeCloseTo(0.01, 3);
});
