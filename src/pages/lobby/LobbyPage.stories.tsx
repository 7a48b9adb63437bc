import { expect, waitFor, within } from 'storybook/test';
import { endScenarios, untilDialog, untilGames, untilThere } from '../../../.storybook/play.ts';
import preview from '../../../.storybook/preview.tsx';
import { Screen } from '../../../.storybook/Screen.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { onPhone } from '../../../.storybook/viewports.ts';

/** The lobby: promotions, popular games, then all games. */
const meta = preview.meta({
  title: 'screens/Lobby',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '/' },
});

const during = (scenario: string, user = 'guest') => ({ mock: { scenario, user } });

export const Guest = meta.story({
  globals: { motion: 'full' },
  async play({ canvas, canvasElement, userEvent }) {
    await untilGames(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: storyText('lobby.hero.pause') }));
    await expect(await canvas.findByRole('button', { name: storyText('lobby.hero.start') })).toBeVisible();
  },
});

export const GuestOnPhone = meta.story({
  globals: onPhone,
  play: ({ canvasElement }) => untilGames(canvasElement),
});
export const GuestOnTablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: ({ canvasElement }) => untilGames(canvasElement),
});

/** A player sees recently played games and favourites first. */
export const Player = meta.story({
  parameters: during('', 'player'),
  async play({ canvas, canvasElement }) {
    await untilGames(canvasElement);
    await expect(await canvas.findByRole('heading', { name: storyText('lobby.recent.title') })).toBeVisible();
  },
});

export const PlayerOnPhone = meta.story({
  parameters: during('', 'wagering'),
  globals: onPhone,
  play: ({ canvasElement }) => untilGames(canvasElement),
});
export const Newcomer = meta.story({
  parameters: during('', 'newcomer'),
  play: ({ canvasElement }) => untilGames(canvasElement),
});

/** Only the shell and the brand's own banner have loaded. */
export const Loading = meta.story({
  parameters: during(
    'listGames.fault_timeout,listCategories.fault_timeout,listWinners.fault_timeout,getCurrentBlock.fault_timeout,listBanners.fault_timeout',
  ),
  async play({ canvasElement }) {
    await untilThere(canvasElement, 'main [aria-busy="true"]');
  },
});

export const Empty = meta.story({
  parameters: during('state.empty_lobby'),
  async play({ canvas }) {
    await expect(await canvas.findByText(storyText('lobby.winners.empty'))).toBeVisible();
  },
});

/** Each failed part shows its error and a retry button; the rest of the lobby works. */
export const FailedParts = meta.story({
  parameters: during(
    'listGames.invalid_request,listWinners.invalid_request,getCurrentBlock.fault_html,listBanners.invalid_request',
  ),
  async play({ canvas, canvasElement, loaded, userEvent }) {
    const failed = await canvas.findByText(storyText('lobby.winners.error'));
    await expect(failed).toBeVisible();
    endScenarios(loaded);
    const part = failed.closest<HTMLElement>('[role="alert"]') ?? canvasElement;
    await userEvent.click(within(part).getByRole('button', { name: storyText('common.action.retry') }));
    await waitFor(() => expect(canvas.queryByText(storyText('lobby.winners.error'))).toBeNull());
  },
});

export const Maintenance = meta.story({ parameters: during('state.maintenance') });
export const WithoutEvents = meta.story({
  parameters: during('state.no_events'),
  play: ({ canvasElement }) => untilGames(canvasElement),
});

/** Every text from the server is markup, very long, or right-to-left. */
export const HostileTexts = meta.story({
  parameters: during('state.hostile_texts', 'player'),
  async play({ canvasElement }) {
    await untilGames(canvasElement);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
});
export const HostileTextsOnPhone = meta.story({
  parameters: during('state.hostile_texts'),
  globals: onPhone,
  async play({ canvasElement }) {
    await untilGames(canvasElement);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
});

/** URLs other than paths and http(s) are never followed. */
export const HostileUrls = meta.story({
  parameters: during('state.hostile_urls'),
  async play({ canvasElement }) {
    await untilGames(canvasElement);
    const links = [...canvasElement.querySelectorAll('a')].map((link) => link.protocol);
    await expect(links.filter((protocol) => !['http:', 'https:', 'mailto:'].includes(protocol))).toEqual([]);
  },
});
export const UnknownValues = meta.story({
  parameters: during('state.unknown_enums'),
  play: ({ canvasElement }) => untilGames(canvasElement),
});

/** The search over all games opens by its keyboard shortcut. The keyboard also selects a result. */
export const Search = meta.story({
  async play({ canvasElement, userEvent }) {
    await untilThere(canvasElement, 'header [aria-haspopup="dialog"]');
    await userEvent.keyboard('/');
    const dialog = await untilDialog(canvasElement);
    await userEvent.type(await within(dialog).findByRole('combobox'), 'golden');
    await expect((await within(dialog).findAllByRole('option')).length).toBeGreaterThan(0);
  },
});
export const SearchFindsNothing = meta.story({
  globals: onPhone,
  async play({ canvasElement, userEvent }) {
    await untilThere(canvasElement, 'header [aria-haspopup="dialog"]');
    await userEvent.keyboard('/');
    const dialog = await untilDialog(canvasElement);
    await userEvent.type(await within(dialog).findByRole('combobox'), 'zzzzqqqq');
    await expect(
      await within(dialog).findByText(storyText('lobby.search.emptyTitle', { query: 'zzzzqqqq' })),
    ).toBeVisible();
  },
});

/** The server refuses a favourite: the heart is rolled back and a toast explains why. */
export const FavouriteRefused = meta.story({
  parameters: during('addFavouriteGame.server_error,removeFavouriteGame.server_error', 'player'),
  async play({ canvas, canvasElement, userEvent }) {
    await untilGames(canvasElement);
    const tile = await untilThere(canvasElement, 'main [data-game-tile]:not([data-refused])');
    tile.scrollIntoView({ block: 'center' });
    within(tile).getAllByRole('link')[0]?.focus();
    const [heart] = await within(tile).findAllByRole('button');
    if (heart) await userEvent.click(heart);
    const messages = canvas.getByRole('status', { name: storyText('overlays.toasts.region') });
    await waitFor(() => expect(within(messages).getByText(storyText('game.favourites.error'))).toBeVisible());
  },
});

const brandStory = (brand: string) => ({
  parameters: { mock: { brand } },
  play: ({ canvasElement }: { canvasElement: HTMLElement }) => untilGames(canvasElement),
});
export const Kometa = meta.story(brandStory('kometa'));
export const Riviera = meta.story(brandStory('riviera'));
export const Samba = meta.story(brandStory('samba'));
