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
/** The heading is the event's own title. */
const shows =
  (slug: string) =>
  async ({ canvasElement }: Shown) => {
    await untilHeading(canvasElement, tournamentTitle(slug));
  };
const says =
  (id: 'tournaments.page.title' | 'tournaments.games.title' | 'tournaments.compoints.title') =>
  async ({ canvasElement }: Shown) => {
    await untilHeading(canvasElement, storyText(id));
  };

export const AsGuest = meta.story({ play: shows('friday-sprint') });
export const Chosen = meta.story({
  parameters: { mock: { user: 'player' } },
  async play({ canvasElement }) {
    await shows('friday-sprint')({ canvasElement });
    await expect(await within(canvasElement).findByText(storyText('tournaments.own.place'))).toBeVisible();
  },
});
export const OnPhone = meta.story({
  parameters: { mock: { user: 'player' } },
  globals: { viewport: { value: 'phone' } },
  play: shows('friday-sprint'),
});
export const Ahead = meta.story({
  args: { path: '/tournaments/morning-start' },
  play: shows('morning-start'),
});
export const Won = meta.story({
  args: { path: '/tournaments/autumn-final' },
  parameters: { mock: { user: 'vip' } },
  async play({ canvasElement }) {
    await shows('autumn-final')({ canvasElement });
    await expect(
      await within(canvasElement).findByText(storyText('tournaments.result.paid'), { exact: false }),
    ).toBeVisible();
  },
});
export const Paid = meta.story({
  args: { path: '/tournaments/compoint-cup' },
  parameters: { mock: { user: 'vip' } },
  play: shows('compoint-cup'),
});
export const Requirements = meta.story({
  args: { path: '/tournaments/big-wallet' },
  parameters: { mock: { user: 'player' } },
  async play({ canvasElement }) {
    await shows('big-wallet')({ canvasElement });
    const rules = within(canvasElement);
    await expect(rules.getByText(storyText('tournaments.rules.requires'))).toBeVisible();
    await expect(rules.getByText(storyText('tournaments.scoring.1'))).toBeVisible();
  },
});
export const Series = meta.story({
  args: { path: '/tournaments/series/summer-league' },
  parameters: { mock: { user: 'vip' } },
  async play({ canvasElement }) {
    await shows('summer-league')({ canvasElement });
    const name = tournamentTitle('league-final');
    await expect(await within(canvasElement).findByRole('article', { name })).toBeVisible();
  },
});
export const Games = meta.story({
  args: { path: '/tournaments/friday-sprint/games' },
  play: says('tournaments.games.title'),
});
export const List = meta.story({ args: { path: '/tournaments' }, play: says('tournaments.page.title') });
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
  play: says('tournaments.compoints.title'),
});
