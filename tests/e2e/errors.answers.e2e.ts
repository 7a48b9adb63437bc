// Every operation that a page calls gets malformed responses. The rest of the page must work.
import type { Page } from '@playwright/test';
import { setScenario } from './backend.ts';
import { expect, expectNoSideScroll, test, type Casino } from './casino.ts';
import { expectLobbyWorks, expectSettled, playableGame } from './screens.ts';

test.describe.configure({ mode: 'parallel' });

// `UNREADABLE` responses can't be parsed as JSON, and neither can the truncated one in `BROKEN`
// (`fault_malformed_json`). The other faults in `BROKEN` are valid JSON, so they reach the components.
const UNREADABLE = ['fault_html', 'fault_empty'] as const;
const BROKEN = [
  'fault_malformed_json',
  'fault_missing_fields',
  'fault_nulls',
  'fault_unknown_enums',
  'fault_huge',
] as const;

interface Surface {
  readonly name: string;
  readonly path: (casino: Casino) => Promise<string>;
  readonly user?: string;
  /**
   * Operations that a page calls, grouped by the part that shows them. The operations of a group get the same
   * fault.
   */
  readonly operations: readonly (readonly [string, ...string[]])[];
  /** True if an error page replaces the whole page when this response is malformed. */
  readonly isEssential?: boolean;
}

const at = (path: string) => () => Promise.resolve(path);

const SURFACES: readonly Surface[] = [
  {
    name: 'lobby of a guest',
    path: at('/'),
    operations: [
      ['listGames'],
      ['listCategories'],
      ['listBanners'],
      ['listWinners'],
      ['getCurrentBlock'],
      ['getServerData', 'listLevels'],
      ['listStaticPages', 'getFooterBlock', 'listSeoFooters', 'listSeoCanonicals', 'getSeoMeta'],
    ],
  },
  {
    name: 'lobby of a player',
    path: at('/'),
    user: 'player',
    operations: [
      ['getProfile'],
      ['getBalance'],
      ['getUserLevel', 'listNotifications'],
      ['listRecentGames'],
      ['listFavouriteGames'],
      ['listContactsOnVerification', 'listGifts', 'getCompointsConfig', 'getCurrentPromoWidget'],
    ],
  },
  {
    name: 'shop',
    path: at('/compoints'),
    user: 'player',
    operations: [['listCompointProducts'], ['getCompointsConfig'], ['getBalance']],
  },
  { name: 'tournaments', path: at('/tournaments'), user: 'player', operations: [['listTournaments']] },
  {
    name: 'tournament',
    path: at('/tournaments/night-race'),
    user: 'player',
    operations: [['getTournament']],
    isEssential: true,
  },
  { name: 'payout', path: at('/cashbox?tab=payout'), user: 'vip', operations: [['listPayoutSystems']] },
  { name: 'history', path: at('/cashbox?tab=history'), user: 'vip', operations: [['listDeposits']] },
  { name: 'account', path: at('/profile/balance'), user: 'player', operations: [['getBalance']] },
  { name: 'gifts', path: at('/profile/gifts'), user: 'player', operations: [['listGifts'], ['getProfile']] },
  {
    name: 'category',
    path: at('/games/slots?producer=northlight-studio'),
    operations: [['listGames'], ['listCategories']],
  },
  {
    name: 'unknown category',
    path: at('/games/hidden'),
    operations: [['getCategory']],
    isEssential: true,
  },
  {
    name: 'producer',
    path: at('/producers/northlight-studio'),
    operations: [['getCategory'], ['listGames'], ['listBanners']],
  },
  { name: 'static page', path: at('/rules'), operations: [['getStaticPage']], isEssential: true },
  {
    name: 'game',
    path: async (casino) => `/play/${await playableGame(casino)}`,
    user: 'player',
    operations: [['runGame', 'getRealityCheck']],
  },
  {
    name: 'game that fails to load',
    path: async (casino) => `/play/${await playableGame(casino)}`,
    user: 'player',
    operations: [['getGame']],
    isEssential: true,
  },
];

/** The markup of visible headings, links and buttons without an accessible name. */
function namelessOf(page: Page): Promise<string[]> {
  return page
    .locator('main :is(h1, h2, h3, a[href], button)')
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            element.checkVisibility() &&
            !element.closest('[aria-hidden="true"], [inert]') &&
            !element.textContent.trim() &&
            !element.getAttribute('aria-label') &&
            !element.getAttribute('aria-labelledby') &&
            !element.querySelector('img[alt]:not([alt=""]), [aria-label], svg[aria-label]'),
        )
        .map((element) => element.outerHTML.slice(0, 200)),
    );
}

async function expectPageStands(
  casino: Casino,
  { path, user, isEssential = false }: Surface,
  faults: readonly string[],
): Promise<void> {
  const { page } = casino;
  await casino.open(await path(casino), {
    scenario: faults.join(','),
    ...(user === undefined ? {} : { user }),
  });
  await expectSettled(casino);
  await expect(page.locator('main h1').first()).toBeAttached();
  await expect(page.getByRole('banner')).toBeVisible();
  if (!isEssential) await expect(page.locator('main[data-page="error"]')).toHaveCount(0);
  // Missing values don't show as NaN, undefined or null, and every heading and control has a name.
  await expect(page.locator('main')).not.toContainText(/\b(?:NaN|undefined|null)\b|\[object/);
  expect(await namelessOf(page)).toEqual([]);
  await expectNoSideScroll(page);
  expect(new URL(page.url()).origin).toBe(casino.origin);
}

test.describe('malformed responses', () => {
  for (const surface of SURFACES) {
    // All operations fail at once, with faults that differ between parts of the page. The test repeats until
    // each operation has had each fault.
    test(`${surface.name}: stays usable whichever way each response is broken`, async ({ casino }) => {
      for (const [turn, usual] of BROKEN.entries()) {
        const faults = surface.operations.flatMap((operations, place) =>
          operations.map((operation) => `${operation}.${BROKEN[(turn + place) % BROKEN.length] ?? usual}`),
        );
        await test.step(faults.join(', '), () => expectPageStands(casino, surface, faults));
      }
    });
    test(`${surface.name}: stays usable if no response can be read`, async ({ casino }) => {
      const faults = surface.operations
        .flat()
        .map((operation, place) => `${operation}.${UNREADABLE[place % 2] ?? UNREADABLE[0]}`);
      await expectPageStands(casino, surface, faults);
    });
  }

  test('login: the form shows an error, and a retry works', async ({ casino, page }) => {
    for (const fault of ['fault_malformed_json', 'fault_html', 'fault_empty', 'fault_nulls'] as const) {
      await casino.open('/login', { scenario: `login.${fault}` });
      await casino.logInByForm('player');
      await expect(page.locator('main').getByRole('alert'), fault).not.toBeEmpty();
      await setScenario(casino, '');
      await page
        .locator('main')
        .getByRole('button', { name: casino.text('auth.login.submit') })
        .click();
      await expect(page, fault).toHaveURL(`${casino.origin}/`);
      await page.context().clearCookies({ name: /^(?:token|refreshToken)$/ });
    }
  });

  test('unknown enum values everywhere: the lobby shows its defaults', async ({ casino, page }) => {
    for (const user of [undefined, 'player']) {
      await casino.open('/', { scenario: 'state.unknown_enums', ...(user === undefined ? {} : { user }) });
      // A player's lobby shows the welcome slide only for an offer of a known type. With this scenario, no type
      // is known.
      if (user === undefined) await expectLobbyWorks(casino, 'nothing');
      else await expect(page.locator('main [data-game-tile]').first()).toBeVisible();
      await expectNoSideScroll(page);
    }
  });

  test('an empty casino: the lobby shows its empty states', async ({ casino, page }) => {
    await casino.open('/', { scenario: 'state.empty_lobby' });
    await expectLobbyWorks(casino, 'listGames');
    await expect(page.getByText(casino.text('lobby.winners.empty'))).toBeVisible();
    await expect(page.getByText(casino.text('lobby.games.emptyTitle'))).toBeAttached();
  });
});
