import { expect, it } from 'vitest';
import { foundGamesQuery, someGamesQuery, tournamentsQuery } from './queries.ts';

it('a page has 9 tournaments, a search finds 10 games, and a tournament shows 5 games', () => {
  const [list, search, shown] = [
    tournamentsQuery({ status: null }),
    foundGamesQuery('night-race', 'gold'),
    someGamesQuery('night-race'),
  ].map(({ queryKey }) => JSON.stringify(queryKey));
  expect(list).toContain('"limit":9');
  expect(search).toContain('"limit":10,"q":"gold"');
  expect(shown).toContain('"limit":5');
});
