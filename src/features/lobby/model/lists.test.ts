// Checks the numbers in specification S9.25 to S9.29, and Russian plural forms with the lobby's own texts.
import { createIntl, type MessageFormatElement } from 'react-intl';
import { expect, it } from 'vitest';
import ru from '../messages/ru.json';
import { gridParams } from '../data/grid/queries.ts';
import { rowParams, winnersParams } from '../data/listParams.ts';
import { allGamesQuery } from '../data/queries.ts';
import { readGridQuery } from '../model/gridQuery.ts';

it('a page has 40 games, a row has 15 games, and the list of winners has 30 wins', () => {
  expect(gridParams({}, readGridQuery(new URLSearchParams()), 'desktop').limit).toBe(40);
  expect(rowParams('top', 'mobile').limit).toBe(15);
  expect(winnersParams.limit).toBe(30);
});

it("a producer's page shows only its own producer's games, whatever the URL contains", () => {
  const query = readGridQuery(new URLSearchParams('producer=other&feature=demo&volatility=low,high&q=gold'));
  expect(gridParams({ producer: 'own', category: 'slots' }, query, 'mobile')).toEqual({
    q: 'gold',
    'filter[category]': 'slots',
    'filter[producer]': 'own',
    'filter[feature][]': ['demo'],
    'filter[volatility][]': ['low', 'high'],
    limit: 40,
    platform: 'mobile',
  });
});

it('the search loads its games in pages of a thousand', () => {
  expect(JSON.stringify(allGamesQuery(2).queryKey)).toContain('"page":2,"limit":1000');
});

it.each([
  [1, '1 игра'],
  [2, '2 игры'],
  [5, '5 игр'],
  [11, '11 игр'],
  [21, '21 игра'],
  [112, '112 игр'],
])('%i games are worded by the Russian plural rules', (count, text) => {
  // TypeScript sees plain texts in the file, but a Vite plugin compiles them on import. So the cast is safe.
  const messages = ru as unknown as Record<string, MessageFormatElement[]>;
  expect(createIntl({ locale: 'ru', messages }).formatMessage({ id: 'lobby.games.count' }, { count })).toBe(
    text,
  );
});
