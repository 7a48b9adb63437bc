import type { Locator, Page } from '@playwright/test';
import { codeAt } from '#tests/totp.ts';
import { expect, type Casino } from './casino.ts';

export type Section = 'limits' | 'breaks' | 'reminder' | 'statement' | 'security';

export const safePlay = (section: Section = 'limits'): string =>
  section === 'limits' ? '/profile/limits' : `/profile/limits?section=${section}`;

export const button = (casino: Casino, id: string): Locator =>
  casino.page.locator('main').getByRole('button', { name: casino.text(id), exact: true });

const DAY_MS = 86_400_000;

export async function passDays(casino: Casino, days: number): Promise<void> {
  await casino.control('post', 'clock', { advance: days * DAY_MS });
}

export const dialogOf = (page: Page): Locator => page.getByRole('dialog').last();

interface WhichLimit {
  kind: 'deposit' | 'loss' | 'time';
  period: 'day' | 'week' | 'month';
}

export async function openLimit(casino: Casino, { kind, period }: WhichLimit): Promise<void> {
  const { page } = casino;
  const values = {
    kind: casino.text(`responsiblePlay.limits.${kind}.title`),
    period: casino.text(`responsiblePlay.period.${period}`),
  };
  const names = ['yes', 'no'].map((isSet) => casino.text('responsiblePlay.limit.edit', { ...values, isSet }));
  const edit = names.map((name) => page.getByRole('button', { name, exact: true }));
  const [change, set] = edit;
  if (!change || !set) throw new Error('a limit has two names for its button');
  await change.or(set).click();
}

/** Types an amount, as a player does, into the open dialog of a limit, and saves it. */
export async function saveLimit(casino: Casino, units: string): Promise<void> {
  const { page } = casino;
  await dialogOf(page).getByRole('textbox').fill(units);
  await dialogOf(page)
    .getByRole('button', { name: casino.text('responsiblePlay.limit.save') })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

export async function setLimit(casino: Casino, which: WhichLimit, units: string): Promise<void> {
  await openLimit(casino, which);
  await saveLimit(casino, units);
}

/** The authenticator's current code, by the casino's clock. */
export async function codeNow(casino: Casino, secret: string): Promise<string> {
  const { now } = await casino.control('get', 'session');
  return codeAt(secret, Date.parse(now));
}

export async function logOut(casino: Casino): Promise<void> {
  const { page } = casino;
  await page.getByRole('button', { name: casino.text('app.menu.open') }).click();
  await page.getByRole('button', { name: casino.text('app.menu.logout') }).click();
  await expect(page.getByRole('button', { name: casino.text('app.menu.open') })).toHaveCount(0);
}
