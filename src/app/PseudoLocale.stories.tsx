import { expect, within } from 'storybook/test';
import { cutTexts, sideScroll } from '../../.storybook/nothingCut.ts';
import { untilDialog, untilGames, untilHeading, untilThere } from '../../.storybook/play.ts';
import preview from '../../.storybook/preview.tsx';
import { Screen } from '../../.storybook/Screen.tsx';
import { storyText } from '../../.storybook/storyText.ts';

/** Longer, accented texts in brackets, to find clipped or overflowing text. */
const meta = preview.meta({
  title: 'screens/Pseudo-locale',
  component: Screen,
  tags: ['!autodocs', 'thorough'],
  args: { path: '/' },
});

interface Playing {
  canvasElement: HTMLElement;
  userEvent: { click: (element: Element) => Promise<void>; keyboard: (text: string) => Promise<void> };
}
type Reach = (playing: Playing) => Promise<unknown>;

const phone = { locale: 'pseudo-ru', viewport: { value: 'phone' } };
const desktop = { locale: 'pseudo-ru', viewport: { value: 'desktop' } };
const inEnglish = { locale: 'pseudo-en', viewport: { value: 'phone' } };
const as = (user: string, scenario = '') => ({ mock: { user, scenario } });

function holds(reach: Reach) {
  return async (playing: Playing): Promise<void> => {
    await reach(playing);
    await document.fonts.ready;
    await expect(cutTexts(document.body)).toEqual([]);
    await expect(sideScroll()).toBe(0);
  };
}

const lobby: Reach = async ({ canvasElement }) => {
  await untilGames(canvasElement);
  await untilThere(canvasElement, 'header [aria-haspopup="dialog"]');
};
const heading: Reach = ({ canvasElement }) => untilHeading(canvasElement);

export const LobbyOfGuest = meta.story({ globals: desktop, play: holds(lobby) });
export const LobbyOfGuestOnPhone = meta.story({ globals: phone, play: holds(lobby) });
export const LobbyInEnglishOnPhone = meta.story({ globals: inEnglish, play: holds(lobby) });
export const LobbyOfPlayer = meta.story({ globals: desktop, parameters: as('wagering'), play: holds(lobby) });
export const LobbyOfPlayerOnPhone = meta.story({
  globals: phone,
  parameters: as('wagering'),
  play: holds(lobby),
});
export const EmptyLobbyOnPhone = meta.story({
  globals: phone,
  parameters: as('guest', 'state.empty_lobby'),
  play: holds(heading),
});
export const Category = meta.story({ args: { path: '/games/slots' }, globals: desktop, play: holds(lobby) });
export const CategoryOnPhone = meta.story({
  args: { path: '/games/slots?producer=northlight-studio' },
  globals: phone,
  play: holds(lobby),
});
export const Login = meta.story({ args: { path: '/login' }, globals: desktop, play: holds(heading) });
export const LoginOnPhone = meta.story({ args: { path: '/login' }, globals: phone, play: holds(heading) });
export const Registration = meta.story({
  args: { path: '/registration' },
  globals: desktop,
  play: holds(heading),
});
export const RegistrationOnPhone = meta.story({
  args: { path: '/registration' },
  globals: phone,
  play: holds(heading),
});
export const RemindOnPhone = meta.story({ args: { path: '/remind' }, globals: phone, play: holds(heading) });
export const NotFoundOnPhone = meta.story({
  args: { path: '/no/such/page' },
  globals: phone,
  play: holds(heading),
});
export const TournamentsOnPhone = meta.story({
  args: { path: '/tournaments' },
  globals: phone,
  play: holds(heading),
});
export const TournamentOnPhone = meta.story({
  args: { path: '/tournaments/hundred-seats' },
  globals: phone,
  play: holds(heading),
});
export const TakeGiftOnPhone = meta.story({
  args: { path: '/take/gift' },
  globals: phone,
  play: holds(heading),
});

const search: Reach = async (playing) => {
  await lobby(playing);
  await playing.userEvent.keyboard('/');
  await within(await untilDialog(playing.canvasElement)).findByRole('combobox');
};
export const Search = meta.story({ globals: desktop, play: holds(search) });
export const SearchOnPhone = meta.story({ globals: phone, play: holds(search) });

const picker: Reach = async ({ canvasElement, userEvent }) => {
  await userEvent.click(await untilThere(canvasElement, 'main [aria-haspopup="dialog"]'));
  await within(await untilDialog(canvasElement)).findByRole('searchbox');
};
export const ProducersPicker = meta.story({
  args: { path: '/games/slots' },
  globals: desktop,
  play: holds(picker),
});
export const ProducersPickerOnPhone = meta.story({
  args: { path: '/games/slots' },
  globals: phone,
  play: holds(picker),
});

const menu: Reach = async (playing) => {
  await lobby(playing);
  const page = within(playing.canvasElement);
  await playing.userEvent.click(page.getByRole('button', { name: storyText('app.menu.open') }));
  await page.findByRole('button', { name: storyText('app.menu.logout') });
};
export const AccountMenu = meta.story({ globals: desktop, parameters: as('player'), play: holds(menu) });
export const AccountMenuOnPhone = meta.story({ globals: phone, parameters: as('player'), play: holds(menu) });

const refusedGame: Reach = async ({ canvasElement }) => {
  await untilThere(canvasElement, '[data-status="failed"] [role="alertdialog"]');
};
export const GameRefusedOnPhone = meta.story({
  args: { path: '/play/golden-harvest' },
  globals: phone,
  parameters: as('player', 'runGame.cannot_run_game'),
  play: holds(refusedGame),
});
