import { expect, fn } from 'storybook/test';
import { gameFixture, gameFixtures } from '#/entities/game/game.fixtures.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { nothingFound } from '../../model/searchIndex.ts';
import { categoryFixtures, producerFixtures } from '../../lobby.fixtures.ts';
import { SearchView } from './SearchModal.tsx';

const games = gameFixtures(8);
const found = {
  kind: 'found',
  query: 'gold',
  results: {
    ...nothingFound,
    categories: categoryFixtures.slice(0, 2),
    producers: producerFixtures.slice(0, 2),
    games,
  },
} as const;

const meta = preview.meta({
  title: 'lobby/SearchModal',
  component: SearchView,
  args: {
    query: 'gold',
    state: found,
    listPath: '/games/allgames?q=gold',
    onQuery: fn(),
    onChoose: fn(),
    onClose: fn(),
  },
});

export const Found = meta.story({
  async play({ args, canvas, userEvent }) {
    const link = canvas.getByRole('link', { name: storyText('lobby.search.list') });
    await expect(link).toHaveAttribute('href', '/games/allgames?q=gold');
    await userEvent.click(link);
    await expect(args.onClose).toHaveBeenCalled();
  },
});
/** The list shows at most 60 games. A link at its end opens a page with all found games. */
export const Full = meta.story({
  args: { state: { ...found, results: { ...found.results, games: gameFixtures(60) } } },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('lobby.search.first', { count: 60 }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: storyText('lobby.search.rest') })).toHaveAttribute(
      'href',
      '/games/allgames?q=gold',
    );
  },
});
export const Start = meta.story({
  args: { query: '', state: { kind: 'start', results: { ...nothingFound, games } } },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: storyText('lobby.search.help') })).toHaveAttribute(
      'href',
      '/help',
    );
  },
});
export const Loading = meta.story({ args: { state: { kind: 'loading' }, listPath: null } });
export const Failed = meta.story({
  args: { state: { kind: 'failed', code: 'offline', retry: fn(), isRetrying: false }, listPath: null },
});
export const Nothing = meta.story({
  args: {
    query: 'qqqqq',
    state: { kind: 'found', query: 'qqqqq', results: nothingFound },
    listPath: null,
  },
});
export const Refused = meta.story({
  args: {
    state: { ...found, results: { ...nothingFound, games: [gameFixture({ disabled: true })] } },
  },
});

/** The arrow keys move through all results and wrap around. Enter opens the active result. */
export const ByKeyboard = meta.story({
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Golden Harvest 1');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({ kind: 'game', game: games[0] });
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Golden Harvest 8');
  },
});
