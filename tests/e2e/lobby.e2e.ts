// The lobby: grids with filters in the URL, producers, favourites, search, scrolling, winners, empty and
// failed states.
import type { Locator, Page } from '@playwright/test';
import { setScenario } from './backend.ts';
import { expect, expectNoSideScroll, test, type Casino } from './casino.ts';
import { playableSlots, spinButton } from './play.ts';

interface Listed {
  slug: string;
  name: string;
}

const gridOf = (page: Page, name: string | RegExp): Locator => page.getByRole('list', { name });
const firstTile = (page: Page, name: string | RegExp): Locator =>
  gridOf(page, name).getByRole('listitem').first();
const ask = async (casino: Casino, path: string): Promise<Listed[]> =>
  (await casino.ask<{ data: Listed[] }>(path)).data;
const tile = (page: Page, name: string): Locator =>
  page
    .locator('[data-game-tile]')
    .filter({ has: page.getByText(name, { exact: true }) })
    .first();

async function reveal(page: Page, game: Locator): Promise<void> {
  await game.scrollIntoViewIfNeeded();
  if (await page.evaluate(() => matchMedia('(hover: hover)').matches)) await game.hover();
  else await game.tap();
}

const openFilters = (casino: Casino, page: Page): Promise<void> =>
  page
    .locator('main')
    .getByRole('button', { name: new RegExp(`^${casino.text('gameFacts.filters.title')}`) })
    .click();

/** Closes open dialogs: the filters on a phone, and the picker of producers. */
async function closeDialogs(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

test('sorting and producer of a grid are kept in the URL', { tag: '@phone' }, async ({ casino, page }) => {
  await casino.open('/games/slots');
  const order = page.getByRole('combobox', { name: casino.text('lobby.sort.label') });
  await order.selectOption(casino.text('lobby.sort.name'));
  await expect(page).toHaveURL(/[?&]sort=name/);
  const [first] = await ask(casino, '/json-api/v2/games?filter[category]=slots&sort=name&page=1&limit=5');
  await expect(firstTile(page, 'Слоты')).toContainText(first?.name ?? '');

  const producers = await ask(casino, '/json-api/v2/categories?filter[type]=producer&sort=position');
  const producer = producers[2];
  const inToolbar = page.getByRole('region', { name: 'Слоты' });
  await openFilters(casino, page);
  await page.getByRole('button', { name: casino.text('gameFacts.filters.allProducers') }).click();
  const picker = page.getByRole('dialog', { name: casino.text('lobby.producers.title') });
  await expect(
    picker.getByRole('list', { name: casino.text('lobby.producers.top') }).getByRole('button'),
  ).toHaveCount(8);
  const field = picker.getByRole('searchbox', { name: casino.text('lobby.producers.search') });
  await field.fill('zzzz');
  await expect(picker).toContainText(casino.text('lobby.producers.emptyTitle'));
  await field.fill(` ${producer?.name.slice(0, 5).toUpperCase() ?? ''} `);
  await picker.getByRole('button', { name: new RegExp(`^${producer?.name ?? ''} `) }).click();
  await expect(page).toHaveURL(new RegExp(`[?&]producer=${producer?.slug ?? ''}`));
  await closeDialogs(page);
  const [theirs] = await ask(
    casino,
    `/json-api/v2/games?filter[category]=slots&filter[producer]=${producer?.slug ?? ''}&sort=name&page=1&limit=5`,
  );
  await expect(firstTile(page, 'Слоты')).toContainText(theirs?.name ?? '');

  await page.reload();
  await expect(order).toHaveValue('name');
  await expect(firstTile(page, 'Слоты')).toContainText(theirs?.name ?? '');
  await inToolbar
    .getByRole('button', { name: casino.text('gameFacts.filters.remove', { name: producer?.name ?? '' }) })
    .click();
  await expect(page).not.toHaveURL(/producer=/);
  await expect(firstTile(page, 'Слоты')).toContainText(first?.name ?? '');
});

test(
  'the search leads to a grid of the found games, whose filters the URL keeps',
  { tag: '@bothWidths' },
  async ({ casino, page }) => {
    await casino.open('/games/slots');
    await page.getByRole('button', { name: casino.text('lobby.search.open') }).click();
    const search = page.getByRole('dialog', { name: casino.text('lobby.search.open') });
    await search.getByRole('combobox').fill('пщдв');
    await search.getByRole('link', { name: casino.text('lobby.search.list') }).click();
    await expect(page).toHaveURL(/\/games\/allgames\?(?:.*&)?q=gold/);

    const total = async (filters: string): Promise<number> =>
      (await casino.ask<{ total: number }>(`/json-api/v2/games?q=gold&limit=1&${platform}${filters}`)).total;
    const isPhone = (page.viewportSize()?.width ?? 0) < 768;
    const platform = `platform=${isPhone ? 'mobile' : 'desktop'}`;
    const shown = page.locator('main output').first();
    const showsGames = async (filters: string): Promise<void> =>
      expect(shown).toHaveText(casino.text('lobby.games.count', { count: await total(filters) }));
    await showsGames('');

    await openFilters(casino, page);
    const demo = page.getByRole('button', { name: new RegExp(`^${casino.text('gameFacts.feature.demo')} `) });
    await demo.click();
    await expect(demo).toHaveAttribute('aria-pressed', 'true');
    await page
      .getByRole('button', { name: new RegExp(`^${casino.text('gameFacts.volatility.medium')} `) })
      .click();
    await expect(page).toHaveURL(/volatility=medium/);
    await expect(page).toHaveURL(/feature=demo/);
    await closeDialogs(page);
    const both = '&filter[feature][]=demo&filter[volatility][]=medium';
    await showsGames(both);

    await page
      .getByRole('navigation', { name: casino.text('lobby.categories.label') })
      .getByRole('link')
      .nth(1)
      .click();
    await expect(page).not.toHaveURL(/volatility/);
    await page.goBack();
    await showsGames(both);
    await page.goForward();
    await expect(page).not.toHaveURL(/volatility/);
    await page.goBack();
    await page.reload();
    await showsGames(both);
    await page.getByRole('button', { name: casino.text('gameFacts.filters.clear') }).click();
    await expect(page).not.toHaveURL(/[?&](?:q|feature|volatility)=/);
    await expectNoSideScroll(page);
  },
);

test('the grid loads more near its end', { tag: '@phone' }, async ({ casino, page }) => {
  await casino.open('/games/slots');
  const cell = gridOf(page, 'Слоты').getByRole('listitem');
  await expect(cell.first()).toHaveAttribute('aria-setsize', '40');
  const next = await ask(casino, '/json-api/v2/games?filter[category]=slots&page=2&limit=40');
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    await page.evaluate(() => window.scrollBy(0, 1000));
    await expect(cell.first()).toHaveAttribute('aria-setsize', /^(80|120|160)$/, { timeout: 500 });
  }).toPass();
  expect(next.length).toBe(40);
  await expectNoSideScroll(page);
});

test('a URL that asks to keep the scroll position keeps it', async ({ casino, page }) => {
  await casino.open('/games/slots');
  const order = page.getByRole('combobox', { name: casino.text('lobby.sort.label') });
  await expect(firstTile(page, 'Слоты')).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 40, behavior: 'instant' }));
  await order.selectOption(casino.text('lobby.sort.name'));
  await expect(page).toHaveURL(/[?&]sort=name/);
  await expect(firstTile(page, 'Слоты')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(40);
});

test('each banner appears in the lobby or on its producer’s page', async ({ casino, page }) => {
  await casino.open('/');
  const picturesOf = async (type: string) => {
    const { data } = await casino.ask<{ data: { image: string; providerSlug?: string }[] }>(
      `/json-api/banners?type=${type}`,
    );
    return data;
  };
  const [ofLobby, ofProducers] = [await picturesOf('startPage'), await picturesOf('gameProvider')];
  const pictures = page.locator('main picture img');
  const shown = () =>
    pictures.evaluateAll((images) =>
      images.map((image) => new URL((image as HTMLImageElement).src).pathname),
    );
  const pathsOf = (banners: readonly { image: string }[]) =>
    banners.map(({ image }) => new URL(image, casino.origin).pathname);
  // Hovers, because the carousel renders slides after the second only once the player uses it.
  await page.getByRole('region', { name: casino.text('lobby.hero.label') }).hover();
  await expect.poll(shown).toEqual(expect.arrayContaining(pathsOf(ofLobby)));
  expect(await shown()).not.toEqual(expect.arrayContaining(pathsOf(ofProducers.slice(0, 1))));
  const [banner] = ofProducers;
  await casino.visit(`/producers/${banner?.providerSlug ?? ''}`);
  await expect.poll(shown).toEqual(pathsOf(ofProducers.slice(0, 1)));
});

test('a player without the welcome offer never sees it, even before the banners load @phone', async ({
  casino,
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/json-api/banners*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await casino.open('/', { user: 'vip' });
  await expect(page.getByRole('navigation', { name: casino.text('lobby.categories.label') })).toBeVisible();
  const offer = page.getByText(casino.text('lobby.hero.eyebrow'));
  await expect(offer).toHaveCount(0);
  held.resolve();
  await expect(page.getByRole('region', { name: casino.text('lobby.hero.label') })).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test("the producer picker leads to a producer's page and closes", async ({ casino, page }) => {
  await casino.open('/');
  const chips = page.getByRole('navigation', { name: casino.text('lobby.categories.label') });
  const picker = page.getByRole('dialog', { name: casino.text('lobby.producers.title') });
  const top = picker.getByRole('list', { name: casino.text('lobby.producers.top') }).getByRole('button');
  for (const index of [0, 1]) {
    await chips.getByRole('button', { name: casino.text('lobby.producers.open') }).click();
    const name = await top.nth(index).getAttribute('title');
    await top.nth(index).click();
    await expect(page).toHaveURL(/\/producers\//);
    await expect(page.getByRole('heading', { level: 1, name: name ?? '', exact: true })).toBeVisible();
    await expect(picker).toHaveCount(0);
  }
});

test('the back button restores the scroll position', { tag: '@phone' }, async ({ casino, page }) => {
  await casino.open('/games/allgames');
  const grid = gridOf(page, casino.text('lobby.category.allgames'));
  await expect(grid.getByRole('listitem').first()).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, 1500));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(3000);
  }).toPass();
  const place = await page.evaluate(() => window.scrollY);
  await page
    .getByRole('navigation', { name: casino.text('app.nav.main') })
    .getByRole('link', { name: casino.text('app.nav.tournaments') })
    .click();
  await expect(page).toHaveURL(/\/tournaments/);
  await expect
    .poll(() => page.evaluate(() => window.scrollY), { message: 'a new page starts at its top' })
    .toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/games\/allgames/);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place))
    .toBeLessThan(200);
  // Checks a tile in the middle, because the virtual list also renders a few rows outside the viewport.
  const middle = grid.getByRole('listitem').nth(Math.floor((await grid.getByRole('listitem').count()) / 2));
  await expect(middle).toBeInViewport();
});

test(
  'a favourite survives a reload, and a guest has to log in first',
  { tag: '@phone' },
  async ({ casino, page }) => {
    await casino.open('/games/slots');
    const [game] = await playableSlots(casino);
    const name = game?.name ?? '';
    const heart = page.getByRole('button', { name: casino.text('game.tile.favouriteNamed', { name }) });
    await reveal(page, tile(page, name));
    await heart.first().click();
    await expect(page).toHaveURL(/\/login\?redirect=%2Fgames%2Fslots/);
    await casino.logInByForm('player');
    await casino.expectAt('/games/slots');
    await reveal(page, tile(page, name));
    await expect(heart.first(), 'pressed as a guest').toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await reveal(page, tile(page, name));
    await expect(heart.first()).toHaveAttribute('aria-pressed', 'true');
    await heart.first().click();
    await expect
      .poll(
        async () =>
          (await casino.calls()).filter(
            ({ path, status }) =>
              path.includes('favourite') && path.endsWith(game?.slug ?? '') && status < 300,
          ).length,
      )
      .toBe(2);
    await page.reload();
    await reveal(page, tile(page, name));
    await expect(heart.first()).toHaveAttribute('aria-pressed', 'false');
  },
);

test(
  'search tolerates the wrong keyboard layout, another alphabet and typos',
  { tag: '@phone' },
  async ({ casino, page }) => {
    await casino.open('/promo');
    await page.getByRole('button', { name: casino.text('lobby.search.open') }).click();
    const field = page.getByRole('combobox', { name: casino.text('lobby.search.label') });
    const results = page.getByRole('listbox', { name: casino.text('lobby.search.results') });
    for (const [typed, found] of [
      ['ыдщеы', 'Слоты'],
      ['голден харвест', 'Golden Harvest'],
      ['пщдвут ащчуы', 'Golden Foxes'],
      ['sloty', 'Слоты'],
      ['ckjns', 'Слоты'],
      ['roayl rouletet', 'Royal Roulette'],
    ] as const) {
      await field.fill(typed);
      await expect(results.getByText(found, { exact: true }), typed).toBeVisible();
    }
    await field.fill('щщщщщщ');
    await expect(page.getByText(casino.text('lobby.search.emptyTitle', { query: 'щщщщщщ' }))).toBeVisible();
    await field.fill('ыдщеы');
    await results.getByText('Слоты', { exact: true }).click();
    await casino.expectAt('/games/slots');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('the lobby lists recent games', async ({ casino, page }) => {
  await casino.open('/games/slots', { user: 'newcomer' });
  const game = (await playableSlots(casino)).at(7);
  await casino.visit(`/play/${game?.slug ?? ''}?mode=demo`);
  await expect(spinButton(casino)).toBeEnabled();
  await page.getByRole('button', { name: casino.text('gameFrame.bar.close') }).click();
  await casino.expectAt('/');
  await expect(page.getByRole('list', { name: casino.text('lobby.recent.title') })).toContainText(
    game?.name ?? '',
  );
});

test('new winners arrive by the socket', async ({ casino, page }) => {
  await casino.open('/');
  const strip = page.getByRole('region', { name: casino.text('lobby.winners.title') });
  await expect(strip.getByRole('listitem').first()).toBeVisible();
  await expect.poll(async () => (await casino.control('get', 'session')).sockets).toBeGreaterThan(0);
  const [game] = await playableSlots(casino);
  const winner = {
    id: 'a-win',
    username: 'zzz***',
    amount: 123_456,
    game: { slug: game?.slug, name: game?.name, preview: game?.preview },
    wonAt: '2026-11-20T23:00:00Z',
  };
  await casino.control('post', 'events', { type: 'winner.added', data: { winner, currency: 'RUB' } });
  // Looks for this winner only, because others may win at the same moment.
  await expect(strip.getByRole('listitem').filter({ hasText: 'zzz***' })).toHaveCount(1);
});

test('an empty lobby shows its empty states', async ({ casino, page }) => {
  await casino.open('/', { scenario: 'state.empty_lobby' });
  await expect(page.getByText(casino.text('lobby.winners.empty'))).toBeVisible();
  await expect(page.getByText(casino.text('lobby.games.emptyTitle')).first()).toBeVisible();
  await casino.visit('/games/crash_games');
  await expect(page.getByText(casino.text('lobby.games.emptyTitle'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: casino.text('lobby.games.all') })
    .last()
    .click();
  await expect(page).toHaveURL(/\/games\/allgames/);
});

test('a failing part of the lobby shows its error in place, and can be retried', async ({ casino, page }) => {
  await casino.open('/games/slots', { scenario: 'listGames.invalid_request,listWinners.invalid_request' });
  const main = page.getByRole('main');
  await expect(main.getByText(casino.text('lobby.row.error'))).toBeVisible();
  await setScenario(casino, 'listWinners.invalid_request');
  await main.getByRole('button', { name: casino.text('common.action.retry') }).click();
  await expect(gridOf(page, 'Слоты').getByRole('listitem').first()).toBeVisible();
  await casino.visit('/');
  await expect(main.getByText(casino.text('lobby.winners.error'))).toBeVisible();
  await expect(main.locator('[data-game-tile]').first()).toBeVisible();
});

test('changing the page renders the new page once', async ({ casino, page }) => {
  // Records each created `<main>` element. If a store changes during a transition, React discards the render
  // and starts again, so there would be a second element.
  await page.addInitScript(() => {
    const create = document.createElement.bind(document);
    const drawn: Element[] = [];
    Object.assign(globalThis, { __drawn: drawn });
    document.createElement = (tag: string, options?: ElementCreationOptions) => {
      const element = create(tag, options);
      if (tag === 'main') drawn.push(element);
      return element;
    };
  });
  await casino.open('/games/slots');
  await expect(page.locator('main[data-page="categoryGames"]')).toBeVisible();
  const drawn = (): Promise<number> =>
    page.evaluate(() => (globalThis as unknown as { __drawn: Element[] }).__drawn.length);
  const drawnByOpening = async (section: string, shown: string): Promise<number> => {
    const before = await drawn();
    await page
      .getByRole('navigation', { name: casino.text('app.nav.main') })
      .getByRole('link', { name: casino.text(`app.nav.${section}`) })
      .click();
    await expect(page.locator(`main[data-page="${shown}"]`)).toBeVisible();
    return (await drawn()) - before;
  };
  // A countdown of the page that is left may tick during the transition, which also restarts it. A restart
  // by the navigation itself would happen on every visit, so the best of three counts.
  const counts: Record<string, number[]> = {};
  for (let visit = 0; visit < 3; visit += 1) {
    for (const [section, shown] of [
      ['tournaments', 'tournaments'],
      ['lobby', 'main'],
      ['promotions', 'action'],
      ['lobby', 'main'],
    ] as const) {
      (counts[section] ??= []).push(await drawnByOpening(section, shown));
    }
  }
  for (const [section, ofSection] of Object.entries(counts)) expect(Math.min(...ofSection), section).toBe(1);
});

test(
  'letters typed after a double press of the search arrive in it',
  { tag: '@phone' },
  async ({ casino, page }) => {
    await casino.open('/login');
    const opener = page.getByRole('button', { name: casino.text('lobby.search.open') });
    const field = page.getByRole('dialog', { name: casino.text('lobby.search.open') }).getByRole('combobox');
    // Searches twice. The second time, the dialog's code is already loaded, so the dialog opens between the
    // two clicks of the double-click.
    for (const word of ['fox', 'gold']) {
      await opener.dblclick();
      await expect(field).toBeVisible();
      await page.keyboard.type(word);
      await expect(field).toHaveValue(word);
      // In a field with a text, Escape clears the text; in an empty one, it closes the search.
      await field.clear();
      await page.keyboard.press('Escape');
      await expect(field).toHaveCount(0);
    }
  },
);

test(
  'the search and the producers fill the screen of a phone, the search below the header',
  { tag: '@phone' },
  async ({ casino, page }) => {
    await casino.open('/games/slots');
    const screen = page.viewportSize() ?? { width: 0, height: 0 };
    const isPhone = screen.width < 640;
    const header = await page.getByRole('banner').boundingBox();
    await page.getByRole('button', { name: casino.text('lobby.search.open') }).click();
    const search = page.getByRole('dialog', { name: casino.text('lobby.search.open') });
    await expect(search).toBeVisible();
    const top = Math.round((header?.y ?? 0) + (header?.height ?? 0));
    await expect
      .poll(async () => {
        const box = await search.boundingBox();
        return box && { isBelowHeader: Math.round(box.y) >= top, isWide: box.width >= screen.width - 1 };
      })
      .toEqual({ isBelowHeader: true, isWide: isPhone });
    await page.keyboard.press('Escape');
    await page
      .getByRole('navigation', { name: casino.text('lobby.categories.label') })
      .getByRole('button', { name: casino.text('lobby.producers.open') })
      .click();
    const producers = page.getByRole('dialog', { name: casino.text('lobby.producers.title') });
    await expect.poll(async () => (await producers.boundingBox())?.height === screen.height).toBe(isPhone);
  },
);
