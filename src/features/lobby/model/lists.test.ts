// Figures of specification S9.25 to S9.29 and the Russian plural forms, with the lobby's own texts.
import { createIntl, type MessageFormatElement } from 'react-intl';
import { expect, it } from 'vitest';
import ru from '../messages/ru.json';
import { gridParams, rowParams, winnersParams } from '../data/listParams.ts';
import { allGamesQuery } from '../data/queries.ts';

it('a page has 40 games, a row 15, and the list 30 winners', () => {
  expect(gridParams({}, { sort: null, producers: [] }, 'desktop').limit).toBe(40);
  expect(rowParams('top', 'mobile').limit).toBe(15);
  expect(winnersParams.limit).toBe(30);
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
])('%i follows the Russian plural rule', (count, text) => {
  // Trusted: the Vite plugin compiles the texts of an imported file.
  const messages = ru as unknown as Record<string, MessageFormatElement[]>;
  expect(createIntl({ locale: 'ru', messages }).formatMessage({ id: 'lobby.games.count' }, { count })).toBe(
    text,
  );
});
