import { expect, within } from 'storybook/test';
import { untilHeading } from '../../../.storybook/play.ts';
import preview from '../../../.storybook/preview.tsx';
import { Screen } from '../../../.storybook/Screen.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { tournamentTitle } from '../../../.storybook/tournamentTitle.ts';

const meta = preview.meta({
  title: 'screens/Tournament',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '/tournaments/friday-sprint' },
});

interface Shown {
  canvasElement: HTMLElement;
}
/** `title` is a function, because the story's language is known only when the story runs. */
const shows =
  (title: () => string) =>
  async ({ canvasElement }: Shown) => {
    await untilHeading(canvasElement, title());
  };

export const AsGuest = meta.story({ play: shows(() => tournamentTitle('friday-sprint')) });
export const Chosen = meta.story({
  parameters: { mock: { user: 'player' } },
  async play({ canvasElement }) {
    await untilHeading(canvasElement, tournamentTitle('friday-sprint'));
    await expect(await within(canvasElement).findByText(storyText('tournaments.own.place'))).toBeVisible();
  },
});
export const OnPhone = meta.story({
  parameters: { mock: { user: 'player' } },
  globals: { viewport: { value: 'phone' } },
  play: shows(() => tournamentTitle('friday-sprint')),
});
export const Ahead = meta.story({
  args: { path: '/tournaments/morning-start' },
  play: shows(() => tournamentTitle('morning-start')),
});
export const Won = meta.story({
  args: { path: '/tournaments/autumn-final' },
  parameters: { mock: { user: 'vip' } },
  async play({ canvasElement }) {
    await untilHeading(canvasElement, tournamentTitle('autumn-final'));
    await expect(
      await within(canvasElement).findByText(storyText('tournaments.result.paid'), { exact: false }),
    ).toBeVisible();
  },
});
export const Paid = meta.story({
  args: { path: '/tournaments/compoint-cup' },
  parameters: { mock: { user: 'vip' } },
  play: shows(() => tournamentTitle('compoint-cup')),
});
export const Requirements = meta.story({
  args: { path: '/tournaments/big-wallet' },
  parameters: { mock: { user: 'player' } },
  async play({ canvasElement }) {
    await untilHeading(canvasElement, tournamentTitle('big-wallet'));
    const rules = within(canvasElement);
    await expect(rules.getByText(storyText('tournaments.rules.requires'))).toBeVisible();
    await expect(rules.getByText(storyText('tournaments.scoring.1', { currency: 'RUB' }))).toBeVisible();
  },
});
export const Series = meta.story({
  args: { path: '/tournaments/series/summer-league' },
  parameters: { mock: { user: 'vip' } },
  async play({ canvasElement }) {
    await untilHeading(canvasElement, tournamentTitle('summer-league'));
    const name = tournamentTitle('league-final');
    await expect(await within(canvasElement).findByRole('article', { name })).toBeVisible();
  },
});
export const Games = meta.story({
  args: { path: '/tournaments/friday-sprint/games' },
  play: shows(() => storyText('tournaments.games.title')),
});
export const List = meta.story({
  args: { path: '/tournaments' },
  play: shows(() => storyText('tournaments.page.title')),
});
export const EmptyList = meta.story({
  args: { path: '/tournaments' },
  parameters: { mock: { scenario: 'state.no_events' } },
  async play({ canvasElement }) {
    await expect(
      await within(canvasElement).findByText(storyText('event.list.empty.tournament')),
    ).toBeVisible();
  },
});
export const ForCompoints = meta.story({
  args: { path: '/compoints/tournaments' },
  parameters: { mock: { user: 'vip' } },
  play: shows(() => storyText('tournaments.compoints.title')),
});
