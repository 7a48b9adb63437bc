// Hostile texts, URLs, messages and links: no script runs, no data leaks, and nothing navigates away.
import type { Frame, Page } from '@playwright/test';
import { hostileTexts } from '#mocks/scenarios/hostileTexts.ts';
import { hostileUrls as mockUrls } from '#mocks/scenarios/hostileUrls.ts';
import { hostileUrls } from '../../src/lib/hostileUrls.testing.ts';
import { expect, expectNoSideScroll, test, type Casino } from './casino.ts';
import { balanceLink } from './play.ts';
import {
  accountPages,
  errors,
  expectSettled,
  gameFrame,
  games,
  publicPages,
  minimize,
  openSearch,
  playableGame,
  screenGroups,
  visitScreens,
} from './screens.ts';
import { Watch } from './watch.ts';

test.describe.configure({ mode: 'parallel' });

async function expectLayoutUnmoved(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSideScroll(page);
  }
}

/**
 * Reports links that aren't web, mail or phone links, and links to other sites that don't open a new window
 * with `noopener`.
 */
function linkFaults(page: Page): Promise<string[]> {
  return page.locator('a[href]').evaluateAll((elements) => {
    const allowed = ['http:', 'https:', 'mailto:', 'tel:'];
    const isForeign = ({ origin, protocol }: HTMLAnchorElement): boolean =>
      origin !== location.origin && protocol.startsWith('http');
    return (elements as HTMLAnchorElement[])
      .filter(
        (link) =>
          !allowed.includes(link.protocol) ||
          (isForeign(link) && !(link.target === '_blank' && link.rel.includes('noopener'))),
      )
      .map(({ href, target, rel }) => `${href} ${target} ${rel}`);
  });
}

test('there are at least 200 hostile texts and 150 hostile URLs', () => {
  expect(new Set(hostileTexts).size).toBeGreaterThanOrEqual(200);
  expect(new Set([...hostileUrls, ...mockUrls]).size).toBeGreaterThanOrEqual(150);
});

test.describe('hostile texts in every field of every answer', () => {
  const groups = { ...screenGroups, games: games.slice(0, 2), errors: errors.slice(0, 2) };
  for (const [group, screens] of Object.entries(groups)) {
    // Whole pages also get hostile URLs in every response.
    const hasUrls = screens === publicPages || screens === accountPages;
    test(`have no effect on: ${group}`, async ({ casino, page }) => {
      const watch = new Watch(page);
      const look = async (): Promise<void> => {
        await expectLayoutUnmoved(page);
        await expect(page.locator('header').first()).toBeInViewport();
        if (hasUrls) expect(await linkFaults(page)).toEqual([]);
        await watch.expectNothing({ allowsRefused: hasUrls });
        expect(new URL(page.url()).origin).toBe(casino.origin);
      };
      const scenario = hasUrls ? 'state.hostile_texts,state.hostile_urls' : 'state.hostile_texts';
      await visitScreens(casino, screens, look, scenario);
    });
  }

  test('have no effect in toasts, titles and search', async ({ casino, page }) => {
    const watch = new Watch(page);
    await casino.open('/', { scenario: 'state.hostile_texts' });
    await expectSettled(casino);
    await openSearch(casino);
    const field = page.getByRole('dialog').getByRole('combobox');
    for (const text of hostileTexts.filter((_, index) => index % 12 === 0)) {
      await field.fill(text.slice(0, 500));
      await expect(field).toHaveAttribute('aria-controls', /./);
    }
    await expectLayoutUnmoved(page);
    await watch.expectNothing();
    expect(await page.title()).not.toBe('');
  });
});

test('a login with a hostile redirect opens the lobby', async ({ casino, page }) => {
  const watch = new Watch(page);
  // Tries only some hostile redirects, because the unit test of `sameSitePath` tries all of them.
  for (const url of [
    '//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/%2f/evil.example',
    '/login?redirect=/login',
  ]) {
    await page.context().clearCookies({ name: /^(?:token|refreshToken)$/ });
    await casino.open(`/login?redirect=${encodeURIComponent(url)}`);
    await casino.logInByForm('player');
    await expect(balanceLink(casino), url).toBeVisible();
    await expect(page, url).toHaveURL(`${casino.origin}/`);
  }
  await watch.expectNothing();
});

const WORDS = ['closeFrame', 'closeInnerFrame', 'runSiteInIFrame', 'exit', 'gotoUrl', 'gameReady'];
const NOISE = [
  null,
  undefined,
  0,
  '',
  '__proto__',
  'closeframe',
  'closeFrame ',
  'navigate',
  [],
  ['closeFrame'],
  {},
  { type: 1 },
  { type: ['closeFrame'] },
  { type: { name: 'closeFrame' } },
  { action: 'closeFrame' },
  { name: null },
  { type: 'gotourl', url: 'https://evil.example' },
  { type: 'x'.repeat(100_000) },
  { command: 'gotoUrl', url: 'javascript:globalThis.__hostile=1' },
  '{"type":"closeFrame"}',
];

async function runningFrame(casino: Casino): Promise<Frame> {
  const handle = await casino.page.locator(`${gameFrame} iframe`).elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('no game runs');
  return frame;
}

test('hostile messages to a page with a game have no effect', async ({ casino, page }) => {
  const watch = new Watch(page);
  await casino.open(`/play/${await playableGame(casino)}?mode=demo`);
  await expect(page.locator(`${gameFrame} iframe[data-ready]`)).toBeVisible();
  const url = page.url();
  // Sends messages that only the game is allowed to send, from other windows: the page itself, and another
  // frame.
  const sent = await page.evaluate(async (words) => {
    const messages = words.flatMap((word) => [
      word,
      { type: word },
      { name: word },
      { type: word, url: 'https://evil.example' },
      { type: word, name: word, gotoUrl: 'javascript:globalThis.__hostile=1' },
    ]);
    const frame = document.createElement('iframe');
    frame.src = '/mock-pages/none';
    document.body.append(frame);
    for (const message of messages) {
      postMessage(message, '*');
      dispatchEvent(
        new MessageEvent('message', {
          data: message,
          origin: 'https://evil.example',
          source: frame.contentWindow,
        }),
      );
      dispatchEvent(
        new MessageEvent('message', { data: message, origin: 'null', source: frame.contentWindow }),
      );
    }
    await new Promise(requestAnimationFrame);
    frame.remove();
    return messages.length * 3;
  }, WORDS);
  const frame = await runningFrame(casino);
  const noise = await frame.evaluate((list) => {
    for (let round = 0; round < 5; round += 1) for (const message of list) parent.postMessage(message, '*');
    return list.length * 5;
  }, NOISE);
  expect(sent + noise).toBeGreaterThanOrEqual(100);
  await expect(page.locator(`${gameFrame}[data-status="running"] iframe`)).toBeVisible();
  expect(page.url()).toBe(url);
  await watch.expectNothing();
  // The page closes the game when the game asks for it, but ignores the URL in the game's message.
  await frame.evaluate(() => parent.postMessage({ type: 'gotoUrl', url: 'https://evil.example/' }, '*'));
  await expect(page.locator(gameFrame)).toHaveCount(0);
  await expect(page).toHaveURL(`${casino.origin}/`);
  await watch.expectNothing();
});

test("a game can't navigate the page, open windows, or read the casino's data", async ({
  casino,
  page,
  context,
}) => {
  await casino.open(`/play/${await playableGame(casino)}?mode=demo`);
  await expect(page.locator(`${gameFrame} iframe[data-ready]`)).toBeVisible();
  const url = page.url();
  const frame = await runningFrame(casino);
  const reached = await frame.evaluate(() => {
    const tries: Record<string, () => unknown> = {
      top: () => {
        globalThis.top!.location.href = 'https://evil.example/';
        return 'assigned';
      },
      window: () => open('https://evil.example/') !== null,
      cookies: () => document.cookie,
      storage: () => localStorage.length,
      page: () => parent.document.title,
    };
    return Object.entries(tries).flatMap(([name, attempt]) => {
      try {
        return [false, ''].includes(attempt() as never) ? [] : [name];
      } catch {
        return [];
      }
    });
  });
  expect(reached).toEqual([]);
  expect(page.url()).toBe(url);
  expect(context.pages()).toHaveLength(1);
});

test("a game doesn't open if its start returns a hostile URL", async ({ casino, page }) => {
  const watch = new Watch(page);
  const urls = [
    ...mockUrls.filter((url) => url !== '' && !/^[?#.@:%;]/.test(url)),
    'https://aurora.localhost.evil.example/',
    'http://evil.example/mock-pages/slot',
  ];
  let next = 0;
  const game = await playableGame(casino);
  await page.route('**/json-api/eapi/game-run/**', async (route) => {
    await route.fulfill({
      json: {
        data: {
          run_url: urls[next],
          frameWidth: 1280,
          frameHeight: 720,
          runToken: `run-${String(next)}`,
        },
        redirect: next % 2 === 0,
        session_id: 'session',
      },
    });
  });
  await casino.open(`/play/${game}?mode=demo`);
  const failed = page.locator(`${gameFrame}[data-status="failed"]`).getByRole('alertdialog');
  for (; next < urls.length - 1; next += 1) {
    await expect(failed, urls[next]).toBeVisible();
    await expect(page.locator(`${gameFrame} iframe`), urls[next]).toHaveCount(0);
    const answered = page.waitForResponse('**/json-api/eapi/game-run/**');
    await failed.getByRole('button', { name: casino.text('common.action.retry') }).click();
    await answered;
  }
  expect(new URL(page.url()).origin).toBe(casino.origin);
  await watch.expectNothing();
});

test('hostile parameters of the mock and of the page are ignored', async ({ casino, page }) => {
  const watch = new Watch(page);
  const parameters = [
    'mock.seed=<script>globalThis.__hostile=1</script>&mock.now=NaN&mock.user=__proto__&mock.scenario=constructor.x,<b>,__proto__.y&mock.latency=-1&mock.frozen=<',
    `mock.seed=${'x'.repeat(2_000)}&mock.now=9e999&mock.user=admin&brand=__proto__&locale=../../etc`,
    '__proto__[isAdmin]=1&constructor[prototype][isAdmin]=1&__proto__.isAdmin=1&isAdmin=1',
    'locale=<script>&brand=javascript:1&redirect=//evil.example',
    'sort=__proto__&producers=__proto__,constructor,toString&page=-1&q=%00',
    'sort=name&sort=new&producers=&producers=<b>',
    `feature=__proto__,toString,<script>&volatility=constructor,<b>&producer=${'x,'.repeat(500)}&q=${'x'.repeat(900)}`,
  ];
  for (const path of ['/', '/games/slots', '/login']) {
    for (const query of parameters) {
      await page.goto(`${casino.origin}${path}?${query.replaceAll('<', '%3C').replaceAll('>', '%3E')}`);
      await expect(page.locator('main h1').first(), `${path}?${query}`).toBeAttached();
      await expect(page.locator('main[data-page="error"]'), `${path}?${query}`).toHaveCount(0);
      expect(await page.evaluate(() => 'isAdmin' in {}), query).toBe(false);
    }
  }
  await watch.expectNothing();
});

test('a hostile page URL shows the error page', async ({ casino, page }) => {
  const watch = new Watch(page);
  for (const slug of ['__proto__', 'constructor', '%00', '..%2f..%2fetc', '%3Cscript%3E', "'%20OR%201=1"]) {
    for (const path of [`/games/${slug}`, `/producers/${slug}`, `/play/${slug}`, `/${slug}`]) {
      await page.goto(casino.origin + path);
      await expect(page.locator('main[data-page="error"] h1'), path).toBeVisible({ timeout: 15_000 });
    }
  }
  await watch.expectNothing();
});

test.describe('the content security policy', () => {
  test('is sent with every document, with the other security headers', async ({ casino, page }) => {
    for (const path of ['/', '/login', '/play/any-game', '/no/such/page', '/guest/']) {
      const response = await page.goto(casino.origin + path, { waitUntil: 'commit' });
      const headers = response?.headers() ?? {};
      const policy = headers['content-security-policy'] ?? '';
      expect(policy, path).toMatch(/default-src 'self'/);
      expect(policy, path).not.toMatch(/unsafe-|(?:^|[\s;])\*(?:[\s;]|$)/);
      for (const directive of [
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ]) {
        expect(policy, path).toContain(directive);
      }
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': expect.stringMatching(/strict-origin|no-referrer|same-origin/),
        'permissions-policy': expect.stringContaining('geolocation=()'),
      });
    }
  });

  test('comes with an opener policy that isolates the page from the site that opened it', async ({
    casino,
    context,
    page,
  }) => {
    await page.goto(casino.origin.replace('aurora', 'kometa'));
    const opening = context.waitForEvent('page');
    await page.evaluate((url) => {
      Object.assign(globalThis, { opened: globalThis.open(url) });
    }, casino.origin);
    const opened = await opening;
    await expect(opened.getByRole('main')).toBeVisible();
    // An opener sees a window outside its browsing context group as closed.
    expect(await page.evaluate('opened.closed')).toBe(true);
    expect(await opened.evaluate(() => globalThis.opener === null)).toBe(true);
  });

  test('blocks an injected script', async ({ casino, page }) => {
    await casino.open('/');
    await expectSettled(casino);
    const blocked = await page.evaluate(async () => {
      const seen: string[] = [];
      document.addEventListener('securitypolicyviolation', (event) => seen.push(event.effectiveDirective));
      try {
        document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="globalThis.__hostile=1">');
      } catch {
        seen.push('trusted types');
      }
      const image = document.createElement('img');
      image.setAttribute('src', 'https://evil.example/track.gif');
      document.body.append(image);
      await new Promise((resolve) => setTimeout(resolve, 50));
      return seen;
    });
    expect(blocked).toContain('trusted types');
    expect(blocked).toContain('img-src');
    expect(await page.evaluate(() => '__hostile' in globalThis)).toBe(false);
  });
});

test("a minimised game with hostile names doesn't move the layout", async ({ casino, page }) => {
  const watch = new Watch(page);
  await casino.open(`/play/${await playableGame(casino)}?mode=demo`, { scenario: 'state.hostile_texts' });
  await expect(page.locator(`${gameFrame} iframe[data-ready]`)).toBeAttached();
  await minimize(casino);
  await expectLayoutUnmoved(page);
  await expect(page.locator('[data-game-frame="docked"]')).toBeInViewport();
  await watch.expectNothing();
});
