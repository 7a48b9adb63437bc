import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Game } from '#mocks/generated/model/index.ts';
import { sayIn } from '#mocks/pages/games/shared/texts.ts';
import { expect, type Casino } from './casino.ts';

export const PLAYER_MONEY = 'player:1002:real';

/** Slots with a demo that accept real and bonus money, the most played first. */
export async function playableSlots(casino: Casino): Promise<Game[]> {
  const { data } = await casino.ask<{ data: Game[] }>(
    '/json-api/v2/games?filter[category]=slots&page=1&limit=60',
  );
  return data.filter(
    ({ slug, name, ...game }) =>
      game.has_demo_mode &&
      game.allow_bonus_balance &&
      !game.disabled &&
      !game.devices &&
      /^[a-z ]+$/i.test(name) &&
      !/crash|rocket|roulette/.test(slug),
  );
}

export async function findGame(casino: Casino, isWanted: (game: Game) => boolean): Promise<Game> {
  const { data } = await casino.ask<{ data: Game[] }>('/json-api/v2/games?page=1&limit=1000');
  const game = data.find(isWanted);
  if (!game) throw new Error('no such game in the catalogue');
  return game;
}

/** Adds a typo: swaps two letters of the longest word, or drops one. */
export function withTypo(name: string): string {
  const [word = ''] = name.split(' ').toSorted((one, other) => other.length - one.length);
  const at = Math.floor(word.length / 2);
  const left = word.charAt(at - 1);
  const right = word.charAt(at);
  const wrong =
    left === right || name.length % 2 === 0
      ? word.slice(0, at) + word.slice(at + 1)
      : word.slice(0, at - 1) + right + left + word.slice(at + 1);
  return name.replace(word, wrong);
}

export const frameOf = (page: Page): Locator => page.locator('[data-game-frame]');
export const iframeOf = (page: Page): Locator => page.locator('[data-game-frame] iframe');

export const gameIn = (page: Page): FrameLocator => page.frameLocator('[data-game-frame] iframe');

export const gameText = (casino: Casino, id: Parameters<ReturnType<typeof sayIn>>[0]): string =>
  sayIn(casino.locale)(id);

export function spinButton(casino: Casino): Locator {
  return gameIn(casino.page).getByRole('button', { name: gameText(casino, 'spin'), exact: true });
}

function resultIn(casino: Casino): Locator {
  return gameIn(casino.page).locator('p[role="status"]');
}

/** Clears the last result, so that the test notices the next one even if it is the same. */
export async function clearResult(casino: Casino): Promise<void> {
  await resultIn(casino).evaluate((element) => element.replaceChildren());
}

export function roundResult(casino: Casino): RegExp {
  const beginning = (id: 'lost' | 'won' | 'returned'): string => gameText(casino, id).split(/[{.]/)[0] ?? '';
  return new RegExp(`${beginning('lost')}|(?:${beginning('won')}|${beginning('returned')}).*\\d`);
}

/** Waits until the round is over and the next can start. */
export async function expectRoundOver(casino: Casino): Promise<void> {
  await expect(resultIn(casino)).toHaveText(roundResult(casino));
  await expect(spinButton(casino)).toBeEnabled();
}

/** Clicks at screen coordinates, because a regular click would miss: it ignores that the frame is scaled. */
export async function clickInGame(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await iframeOf(page).hover({ trial: true });
  const frame = await iframeOf(page).evaluate((element: HTMLElement) => {
    const { x, y, width } = element.getBoundingClientRect();
    return { x, y, scale: width / element.offsetWidth };
  });
  const at = await target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  await page.mouse.click(frame.x + at.x * frame.scale, frame.y + at.y * frame.scale);
}

export async function spin(casino: Casino): Promise<void> {
  await clearResult(casino);
  // Retries, because a click may miss the button while the frame changes its size.
  await expect(async () => {
    await clickInGame(casino.page, spinButton(casino));
    await expect(resultIn(casino)).not.toBeEmpty({ timeout: 2_000 });
  }).toPass();
  await expectRoundOver(casino);
}

/** An account's balance in the ledger, in minor units. */
export async function ledgerBalance(casino: Casino, account = PLAYER_MONEY): Promise<number> {
  const entries = await casino.ledger();
  return entries.reduce(
    (sum, { from, to, amount }) => sum + (to === account ? amount : 0) - (from === account ? amount : 0),
    0,
  );
}

export function balanceLink(casino: Casino): Locator {
  return casino.page.getByRole('link', {
    name: `${casino.text('app.header.balance')}: `,
    includeHidden: true,
  });
}

/** Expects the exact balance in the header, as visible text and as the accessible name. */
export async function expectBalanceShown(casino: Casino, minor: number): Promise<void> {
  const link = balanceLink(casino);
  const digits = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''));
  const figures = String(minor)
    .padStart(3, '0')
    .split('')
    .join(String.raw`\D*`);
  await expect(link, 'balance by name').toHaveAccessibleName(new RegExp(String.raw`^\D*${figures}(?:\D|$)`));
  await expect
    .poll(async () => digits(await link.locator('[data-number]').first().textContent()), {
      message: 'balance as shown',
    })
    .toBe(minor);
}

/** Waits until the socket has joined the player's room. */
export async function expectLive(casino: Casino): Promise<void> {
  await expect
    .poll(async () => (await casino.listening()).length, { message: 'players who listen' })
    .toBeGreaterThan(0);
}
