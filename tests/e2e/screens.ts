// Lists every screen and state and how to open it, for tests that visit all of them.
import type { CategoryList, GameList } from '#mocks/generated/model/index.ts';
import type { BrandId } from '#mocks/world/settings.ts';
import { codeField, fillPhone, FREE_PHONE, heading, submit } from './authForms.ts';
import { expect, test, type Casino } from './casino.ts';
import { openSupport } from './chat.ts';
import { bannerOf, openConsentSettings } from './consent.ts';
import { openContact } from './contacts.ts';

export interface Screen {
  readonly name: string;
  /**
   * Opens the screen and waits until it has loaded. `scenario` applies in addition to the screen's own
   * scenario.
   */
  readonly reach: (casino: Casino, scenario?: string) => Promise<void>;
}

/** Facts about a brand's catalogue, which is the same in all sessions with the same seed. */
interface Catalogue {
  readonly game: string;
  readonly producer: string;
}

const catalogues = new Map<BrandId, Catalogue>();

async function readCatalogue(casino: Casino): Promise<Catalogue> {
  await casino.open('/');
  const { data: games } = await casino.ask<GameList>('/json-api/v2/games?limit=100');
  const { data: producers } = await casino.ask<CategoryList>('/json-api/v2/categories?filter[type]=producer');
  const game = games.find(
    ({ slug, ...rest }) =>
      rest.active &&
      !rest.disabled &&
      rest.has_demo_mode &&
      rest.allow_bonus_balance &&
      !rest.devices &&
      !/crash|roulette/.test(slug),
  );
  const [producer] = producers;
  if (!game || !producer) throw new Error('the catalogue has no game that runs everywhere, or no producer');
  return { game: game.slug, producer: producer.slug };
}

async function catalogueOf(casino: Casino): Promise<Catalogue> {
  const catalogue = catalogues.get(casino.brand) ?? (await readCatalogue(casino));
  catalogues.set(casino.brand, catalogue);
  return catalogue;
}

/** Slug of a game that opens on every device, for real money and as a demo. */
export async function playableGame(casino: Casino): Promise<string> {
  return (await catalogueOf(casino)).game;
}

async function producerSlug(casino: Casino): Promise<string> {
  return (await catalogueOf(casino)).producer;
}

/** Waits until the page has loaded, including the footer, which loads only near the viewport. */
export async function expectSettled({ page }: Casino): Promise<void> {
  await expect(page.locator('main h1').first()).toBeAttached();
  await expect(page.locator('main[data-page="main"]').locator('[aria-busy="true"]').first()).toBeHidden();
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect(page.getByRole('contentinfo')).toBeAttached({ timeout: 300 });
  }).toPass();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

function page(name: string, path: string, { user, needs }: { user?: string; needs?: string } = {}): Screen {
  return {
    name,
    async reach(casino, scenario) {
      const scenarios = [needs, scenario].filter((part) => part !== undefined).join(',');
      await casino.open(path, {
        ...(user === undefined ? {} : { user }),
        ...(scenarios === '' ? {} : { scenario: scenarios }),
      });
      await expect(casino.page.locator('main h1').first()).toBeAttached();
      await expectSettled(casino);
    },
  };
}

/** A screen that is reached by an action on another screen. */
function after(name: string, start: Screen, act: (casino: Casino) => Promise<void>): Screen {
  return {
    name,
    async reach(casino, scenario) {
      await start.reach(casino, scenario);
      await act(casino);
    },
  };
}

export const gameFrame = '[data-game-frame]';
const isLoaded = `${gameFrame} iframe[data-ready]`;

function game(
  name: string,
  { user, needs, isDemo = false, until }: { user?: string; needs?: string; isDemo?: boolean; until: string },
): Screen {
  return {
    name,
    async reach(casino, scenario) {
      const scenarios = [needs, scenario].filter((part) => part !== undefined).join(',');
      const path = `/play/${await playableGame(casino)}${isDemo ? '?mode=demo' : ''}`;
      await casino.open(path, {
        ...(user === undefined ? {} : { user }),
        ...(scenarios === '' ? {} : { scenario: scenarios }),
      });
      await expect(casino.page.locator(until)).toBeAttached();
    },
  };
}

export async function minimize(casino: Casino): Promise<void> {
  await casino.page.getByRole('button', { name: casino.text('gameFrame.bar.minimize') }).click();
  await expect(casino.page.locator('[data-game-frame="docked"]')).toBeVisible();
  await expectSettled(casino);
}

export async function openSearch({ page: tab }: Casino): Promise<void> {
  await tab.locator('header [aria-haspopup="dialog"]').first().click();
  await expect(tab.getByRole('dialog').getByRole('option').first()).toBeVisible();
}

export async function openPicker({ page: tab }: Casino): Promise<void> {
  await tab.locator('main [aria-haspopup="dialog"]').first().click();
  await expect(tab.getByRole('dialog').getByRole('searchbox')).toBeVisible();
  await expect(tab.getByRole('dialog').locator('[aria-busy="true"]')).toHaveCount(0);
}

export async function openAccountMenu(casino: Casino): Promise<void> {
  await casino.page.getByRole('button', { name: casino.text('app.menu.open') }).click();
  await expect(casino.page.getByRole('button', { name: casino.text('app.menu.logout') })).toBeVisible();
}

/** Tries to add a favourite, and waits for the toast about the server's refusal. */
async function failFavourite(casino: Casino): Promise<void> {
  const tile = casino.page.locator('main [data-game-tile]:not([data-refused])').first();
  await tile.scrollIntoViewIfNeeded();
  await tile.getByRole('link').first().focus();
  await tile.getByRole('button', { name: /./ }).first().click();
  await expect(
    casino.page.getByRole('status', { name: casino.text('overlays.toasts.region') }).getByRole('listitem'),
  ).toBeVisible();
}

async function sendEmptyForm(casino: Casino): Promise<void> {
  await submit(casino);
  await expect(casino.page.locator('main [aria-invalid="true"]').first()).toBeVisible();
}

/** Requests a code for an unused number and waits for the code's field. */
async function askForCode(casino: Casino): Promise<void> {
  await fillPhone(casino, FREE_PHONE);
  await submit(casino);
  await expect(codeField(casino)).toBeVisible();
}

async function reachLimit(casino: Casino): Promise<void> {
  await fillPhone(casino, FREE_PHONE);
  await submit(casino);
  await expect(heading(casino, 'form.limit.title')).toBeVisible();
}

async function sendRefusedLogin(casino: Casino): Promise<void> {
  await casino.logInByForm('player');
  await expect(casino.page.locator('main').getByRole('alert')).not.toBeEmpty();
}

/** Logs in as a new player and waits for the welcome dialog. */
async function logInFirst(casino: Casino): Promise<void> {
  await casino.logInByForm('newcomer');
  await expect(casino.page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
}

/** Logs in, and opens the captcha's challenge in its frame. */
async function reachTask(casino: Casino): Promise<void> {
  await casino.logInByForm('player');
  const widget = casino.page.frameLocator('dialog iframe[sandbox="allow-scripts"]');
  await widget.getByRole('checkbox').click();
  await expect(widget.getByRole('button').first()).toBeVisible();
}

const lobby = page('lobby of a guest', '/');
const playerLobby = page('lobby of a player', '/', { user: 'player' });
const login = page('login', '/login');
const registration = page('registration by e-mail', '/registration?by=email');
const phoneRegistration = page('registration by phone', '/registration?by=phone');
const category = page('category', '/games/slots');
const running = game('game running', { isDemo: true, until: isLoaded });

const producer: Screen = {
  name: 'producer',
  reach: async (casino, scenario) =>
    page('producer', `/producers/${await producerSlug(casino)}`).reach(casino, scenario),
};
const filtered: Screen = {
  name: 'category with filters',
  reach: async (casino, scenario) =>
    page('category with filters', `/games/slots?sort=name&producer=${await producerSlug(casino)}`).reach(
      casino,
      scenario,
    ),
};

/** Pages about games, promotions and the site itself. */
export const publicPages: readonly Screen[] = [
  lobby,
  playerLobby,
  category,
  filtered,
  producer,
  login,
  page('login by phone', '/login?by=phone'),
  registration,
  phoneRegistration,
  page('remind', '/remind'),
  page('new password', '/new-password/r7Qm2ZkX9wPd'),
  page('static page', '/rules'),
  page('help, found', '/help?q=bonus'),
  page('help, an answer', '/help/payout-time'),
  page('promotions', '/promo'),
  page('promotion with a draw', '/promo/comet-night', { user: 'vip' }),
  page('promotion with an exchange', '/promo/forest-fair', { user: 'player' }),
  page('promotion, drawn', '/promo/midsummer-draw'),
  page('tournaments', '/tournaments'),
  page('tournament of a member', '/tournaments/friday-sprint', { user: 'player' }),
  page('tournament, over', '/tournaments/autumn-final', { user: 'vip' }),
  page('series of tournaments', '/tournaments/series/summer-league', { user: 'vip' }),
  page('games of a tournament', '/tournaments/friday-sprint/games'),
  page('tournaments for compoints', '/compoints/tournaments', { user: 'vip' }),
];

/** Pages of a player's account, and other pages that need a login. */
export const accountPages: readonly Screen[] = [
  page('compoints', '/compoints', { user: 'player' }),
  page('levels', '/profile/levels', { user: 'player' }),
  page('achievements', '/profile/achievements', { user: 'player' }),
  page('promo code', '/profile/promo-code', { user: 'player' }),
  page('account', '/profile/balance', { user: 'wagering' }),
  page('details of a player', '/profile/info', { user: 'player' }),
  page('details of a newcomer', '/profile/info', { user: 'newcomer' }),
  page('gifts', '/profile/gifts', { user: 'vip' }),
  page('gifts with a bonus in play', '/profile/gifts', { user: 'wagering' }),
  page('gift by a link', '/take/gift', { user: 'player' }),
  page('gift by a link, of a guest', '/take/gift?gift=90101'),
  page('notices', '/profile/notifications', { user: 'player' }),
  page('documents', '/profile/verification', { user: 'newcomer' }),
  page('documents, declined', '/profile/verification', { user: 'broke' }),
  page('limits of play', '/profile/limits', { user: 'wagering' }),
  page('breaks', '/profile/limits?section=breaks', { user: 'player' }),
  page('statement', '/profile/limits?section=statement&period=last_month', { user: 'player' }),
  page('bets', '/profile/history', { user: 'player' }),
  page('transactions', '/profile/history?section=transactions', { user: 'player' }),
];

/** The cookie banner, which shows until the visitor has chosen. */
const cookieBanner: Screen = {
  name: 'cookie banner',
  async reach(casino, scenario) {
    await casino.page.context().clearCookies({ name: 'casino.consent' });
    await lobby.reach(casino, scenario);
    await expect(bannerOf(casino)).toBeVisible();
  },
};

export const overlays: readonly Screen[] = [
  after('search', lobby, openSearch),
  after('producers picker', category, openPicker),
  after('account menu', playerLobby, openAccountMenu),
  cookieBanner,
  after('settings of consent', lobby, async (casino) => void (await openConsentSettings(casino))),
  after('ways to the support', playerLobby, async (casino) => void (await openSupport(casino))),
  after(
    'contact, a look at the phone',
    page('details of a newcomer', '/profile/info', { user: 'newcomer' }),
    async (casino) => void (await openContact(casino, 'phone')),
  ),
  after(
    'contact, code of the e-mail',
    page('details of a newcomer', '/profile/info', { user: 'newcomer' }),
    async (casino) => void (await openContact(casino, 'email')),
  ),
];

export const games: readonly Screen[] = [
  running,
  after('game minimised', running, minimize),
  game('game blocked', {
    user: 'player',
    needs: 'runGame.blocked_double_game_run',
    until: '[data-status="blocked"] dialog[open]',
  }),
  game('game failed', {
    user: 'player',
    needs: 'runGame.cannot_run_game',
    until: '[data-status="failed"] [role="alertdialog"]',
  }),
  game('game without bonus money', {
    user: 'wagering',
    needs: 'state.no_bonus_games',
    until: '[data-status="confirming"] [role="alertdialog"]',
  }),
];

export const errors: readonly Screen[] = [
  page('error 404', '/no/such/page'),
  page('error 451', '/login', { needs: 'state.region_blocked' }),
  page('error 429', '/error/429'),
  page('error 503', '/error/503'),
  page('error 500', '/error/500'),
];

export const states: readonly Screen[] = [
  after('login, nothing filled in', login, sendEmptyForm),
  after('login, refused', page('login', '/login', { needs: 'login.wrong_credentials' }), sendRefusedLogin),
  after('registration, nothing filled in', registration, sendEmptyForm),
  after('registration, code of the SMS', phoneRegistration, askForCode),
  after(
    'remind, limit reached',
    page('remind', '/remind?by=phone', { needs: 'requestPasswordRestore.request_limit_exceeded' }),
    reachLimit,
  ),
  after('login, task of the captcha', page('login', '/login', { needs: 'state.captcha_v2' }), reachTask),
  page('new password, the link is used up', '/new-password/r7Qm2ZkX9wPx'),
  after('choice of a nickname', login, logInFirst),
  after('thanks to a new player', page('login', '/login', { needs: 'state.skip_nickname' }), logInFirst),
  after(
    'toast',
    page('lobby of a player', '/', {
      user: 'player',
      needs: 'addFavouriteGame.server_error,removeFavouriteGame.server_error',
    }),
    failFavourite,
  ),
  page('empty lobby', '/', { needs: 'state.empty_lobby' }),
  page('lobby whose parts failed', '/', {
    needs:
      'listWinners.invalid_request,getCurrentBlock.fault_html,listGames.invalid_request,listCategories.invalid_request',
  }),
];

export const screenGroups: Readonly<Record<string, readonly Screen[]>> = {
  pages: publicPages,
  'pages of the account': accountPages,
  overlays,
  games,
  errors,
  states,
};

const SECONDS_A_SCREEN = 12;

/** Visits the screens one after another in the same tab. `scenario` applies to all of them. */
export async function visitScreens(
  casino: Casino,
  screens: readonly Screen[],
  check: (screen: Screen) => Promise<void>,
  scenario?: string,
): Promise<void> {
  test.setTimeout(screens.length * SECONDS_A_SCREEN * 1_000);
  for (const screen of screens)
    await test.step(screen.name, async () => {
      await screen.reach(casino, scenario);
      await check(screen);
    });
}

/** Expects the header and the lobby to work although a part of the lobby has failed. */
export async function expectLobbyWorks(casino: Casino, without: string): Promise<void> {
  const { page } = casino;
  await expectSettled(casino);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('main[data-page="error"]')).toHaveCount(0);
  await expect(page.getByRole('region', { name: casino.text('lobby.hero.label') })).toBeVisible();
  await expect(page.getByRole('navigation', { name: casino.text('lobby.categories.label') })).toBeVisible();
  if (without !== 'listGames') await expect(page.locator('main [data-game-tile]').first()).toBeVisible();
}
