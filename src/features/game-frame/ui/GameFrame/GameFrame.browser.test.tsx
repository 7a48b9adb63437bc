import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { getGetRealityCheckQueryKey } from '#/api/generated/endpoints/responsible-play/responsible-play.ts';
import type { Game, GameRunType } from '#/api/generated/model/index.ts';
import { balanceQuery } from '#/entities/player/queries.ts';
import { setConnection } from '#/realtime/realtime.store.ts';
import { LocaleProvider } from '#/i18n/LocaleProvider.tsx';
import { configureLocale, requireMessages, type CompiledMessages } from '#/i18n/locale.store.ts';
import { monotonicNow } from '#/lib/clock.ts';
import { openGame } from '../../useGamePage.ts';
import { gameFrame, attachEffects, resetGameFrame, dispatchFrame } from '../../gameFrame.store.ts';
import type { Effect } from '../../model/frameModel.ts';
import GameFrame from './GameFrame.tsx';

const game: Game = {
  slug: 'golden-harvest',
  name: 'Golden Harvest',
  preview: '/hero/aurora-phone.svg',
  allow_bonus_balance: true,
  active: true,
  badges: [],
  disabled: false,
  has_demo_mode: true,
};
const minute = 60_000;
const effects: Effect[] = [];
let stop = (): void => {};
let client: QueryClient;

const gamePage = (script: string): string =>
  `data:text/html,${encodeURIComponent(`<!doctype html><title>Game</title><script>${script}</script>`)}`;
const status = (): string => gameFrame.model.phase.status;
const element = (): HTMLIFrameElement | null => document.querySelector('iframe');

function show() {
  client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  client.setQueryData(balanceQuery().queryKey, {
    data: {
      user_id: 1,
      winback: 0,
      balance: 10_000,
      bonus: 0,
      wagering: 0,
      compoint_balance: 0,
      currency: 'RUB',
      is_active_bonus: false,
      updatedAt: 1,
    },
  });
  client.setQueryData(getGetRealityCheckQueryKey(), { data: { interval: 15 } });
  const router = createMemoryRouter([{ path: '*', element: <GameFrame /> }], {
    initialEntries: ['/play/golden-harvest'],
  });
  return render(
    <LocaleProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LocaleProvider>,
  );
}

function run(
  script: string,
  { mode = 'demo', startedAt = monotonicNow() }: { mode?: GameRunType; startedAt?: number } = {},
): void {
  openGame({
    game,
    mode,
    viewer: 'player',
    platform: 'desktop',
    hasGiftRounds: false,
    hasBonusMoney: true,
    restriction: 'none',
  });
  dispatchFrame({
    type: 'runSucceeded',
    attempt: 1,
    answer: { url: gamePage(script), width: 1280, height: 720, token: 'run-1', startedAt, isRedirect: false },
  });
}

const texts = import.meta.glob<CompiledMessages>(['../../messages/en.json', '/src/i18n/messages/en.json'], {
  import: 'default',
});

beforeAll(async () => {
  const load = async (): Promise<CompiledMessages> =>
    Object.assign({}, ...(await Promise.all(Object.values(texts).map((read) => read()))));
  configureLocale({ locale: 'en', available: ['en'], load });
  await requireMessages(['game-frame']);
});

beforeEach(() => {
  effects.length = 0;
  stop = attachEffects((effect) => effects.push(effect));
});
afterEach(() => {
  stop();
  resetGameFrame();
  setConnection('off');
});

it('a game that reports that it is ready is shown before its page has loaded', async () => {
  run(`parent.postMessage({ type: 'gameReady' }, '*')`);
  await show();
  await vi.waitFor(() => expect(gameFrame.model.phase).toMatchObject({ status: 'running', isReady: true }));
});

it('the message closeFrame from the game closes the frame and goes to main', async () => {
  run(`addEventListener('load', () => parent.postMessage('closeFrame', '*'))`);
  await show();
  await vi.waitFor(() => expect(status()).toBe('idle'));
  expect(effects).toContainEqual({ type: 'goTo', path: '/', isReplacing: false });
});

it('a game that was ended by a limit shows the reason, even without a realtime connection', async () => {
  run(`addEventListener('load', () => parent.postMessage({ type: 'time_limit_reached' }, '*'))`, {
    mode: 'real',
  });
  await show();
  const reason = page.getByText('The time you set for playing is up.', { exact: false });
  await expect.element(reason).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'My limits' })).toBeVisible();
});

it('messages from other windows, and unknown messages from the game, are ignored', async () => {
  run(
    `for (const word of ['close', 'login', 'exit ', { type: 'navigate', url: 'https://evil.example.test' }]) parent.postMessage(word, '*')`,
  );
  await show();
  await vi.waitFor(() => expect(status()).toBe('running'));
  window.dispatchEvent(new MessageEvent('message', { data: 'exit', origin: 'null', source: window }));
  const arrived = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
  window.postMessage('exit', '*');
  await arrived;
  expect(status()).toBe('running');
});

it("minimizing and resuming keeps the iframe and doesn't reload its page", async () => {
  run('');
  await show();
  await vi.waitFor(() => expect(status()).toBe('running'));
  const first = element();
  const loaded = vi.fn();
  first?.addEventListener('load', loaded);
  dispatchFrame({ type: 'routeChanged', route: { kind: 'other', path: '/cashbox' } });
  await expect.element(page.getByRole('button', { name: 'Back to Golden Harvest' })).toBeVisible();
  expect(element()).toBe(first);
  dispatchFrame({ type: 'routeChanged', route: { kind: 'game', slug: game.slug, mode: 'demo' } });
  await expect.element(page.getByRole('button', { name: 'Minimise the game' })).toBeVisible();
  expect(element()).toBe(first);
  expect(loaded).not.toHaveBeenCalled();
});

it('the sandbox gives a page of this site an opaque origin', async () => {
  run('');
  await show();
  expect(element()?.getAttribute('sandbox')).toBe('allow-scripts allow-forms');
  expect(element()?.getAttribute('allow')).toBe('fullscreen; autoplay');
});

it('the reality check appears at each chosen interval of a real game', async () => {
  run('', { mode: 'real', startedAt: monotonicNow() - 15 * minute });
  await show();
  await expect.element(page.getByText('You’ve been playing for 15 minutes.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Keep playing' }).click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(status()).toBe('running');
});

it("the reality check's exit button closes the game", async () => {
  run('', { mode: 'real', startedAt: monotonicNow() - 40 * minute });
  await show();
  await page.getByRole('button', { name: 'Leave the game' }).click();
  expect(status()).toBe('idle');
});

it('a demo has no reality check', async () => {
  run('', { startedAt: monotonicNow() - 40 * minute });
  await show();
  await vi.waitFor(() => expect(status()).toBe('running'));
  expect(document.querySelector('dialog')).toBeNull();
});

it('the balance is frozen during a round, for at most half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  run(`addEventListener('message', ({ data }) => parent.postMessage(data, '*'))`, { mode: 'real' });
  await show();
  const say = (word: unknown): void => element()?.contentWindow?.postMessage(word, '*');
  const isRoundOn = (expected: boolean): Promise<void> =>
    vi.waitFor(() => expect(gameFrame.isRoundOn).toBe(expected));
  await vi.waitFor(() => {
    say('roundStarted');
    expect(gameFrame.isRoundOn).toBe(true);
  });
  say('roundEnded');
  await isRoundOn(false);
  say({ type: 'roundStarted', stake: 500 });
  await isRoundOn(true);
  expect(gameFrame.stake).toBe(500);
  // A round counts as over after 30 seconds, even if the game hasn't reported its end. It must not count as
  // over after 20 seconds, because ten bought free spins take about 15.
  vi.advanceTimersByTime(20_000);
  expect(gameFrame.isRoundOn).toBe(true);
  vi.advanceTimersByTime(10_000);
  await isRoundOn(false);
  expect(gameFrame.stake).toBe(0);
  vi.useRealTimers();
});

it.each(['at its start', 'at its end', 'never'] as const)(
  'the balance is refetched after a round if the connection was missing at its start or its end: %s',
  async (missing) => {
    run(`addEventListener('message', ({ data }) => parent.postMessage(data, '*'))`, { mode: 'real' });
    await show();
    const say = (word: string): void => element()?.contentWindow?.postMessage(word, '*');
    setConnection(missing === 'at its start' ? 'connecting' : 'open');
    await vi.waitFor(() => {
      say('roundStarted');
      expect(gameFrame.isRoundOn).toBe(true);
    });
    setConnection(missing === 'at its end' ? 'lost' : 'open');
    say('roundEnded');
    await vi.waitFor(() => expect(gameFrame.isRoundOn).toBe(false));
    expect(client.getQueryState(balanceQuery().queryKey)?.isInvalidated).toBe(missing !== 'never');
  },
);
