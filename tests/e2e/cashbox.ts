// Helpers for tests of the cashbox: its forms, and checks in the ledger.
import type { Locator, Page } from '@playwright/test';
import { expect, type Casino } from './casino.ts';

export const amountField = (casino: Casino, tab: Page = casino.page): Locator =>
  tab.locator('main').getByRole('textbox', { name: casino.text('cashbox.amount.label'), exact: true });

export const button = (casino: Casino, id: string, tab: Page = casino.page): Locator =>
  tab.locator('main').getByRole('button', { name: casino.text(id), exact: true });

export const headed = (casino: Casino, id: string, tab: Page = casino.page): Locator =>
  tab.locator('main').getByRole('heading', { name: casino.text(id), exact: true });

/** Enters an amount and continues to the payment methods. */
export async function chooseAmount(casino: Casino, units: string, tab: Page = casino.page): Promise<void> {
  await amountField(casino, tab).fill(units);
  await button(casino, 'cashbox.amount.next', tab).click();
  await expect(headed(casino, 'cashbox.method.title', tab)).toBeVisible();
}

/** Finds the method by its logo, which is the same in every language. */
export async function chooseMethod(casino: Casino, id: number): Promise<void> {
  const way = casino.page.locator(`main input[name="method"][value="${String(id)}"]`);
  if ((await way.count()) === 0) await casino.page.locator('main fieldset + button').click();
  await way.check();
}

export const payButton = (casino: Casino, tab: Page = casino.page): Locator =>
  tab.locator('main form button[type="submit"]');

/** Starts a deposit and waits for the provider's page. */
export async function pay(casino: Casino, units: string, method: number): Promise<void> {
  await chooseAmount(casino, units);
  await chooseMethod(casino, method);
  await payButton(casino).click();
}

export async function moved(casino: Casino, kind: string): Promise<number[]> {
  return (await casino.ledger()).filter((entry) => entry.kind === kind).map(({ amount }) => amount);
}

/**
 * Expects a consistent ledger: each transfer takes from one account what it adds to another, so all accounts
 * add up to zero.
 */
export async function expectBalanced(casino: Casino): Promise<void> {
  const sums = new Map<string, number>();
  for (const { from, to, amount } of await casino.ledger()) {
    expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
    sums.set(from, (sums.get(from) ?? 0) - amount);
    sums.set(to, (sums.get(to) ?? 0) + amount);
  }
  expect([...sums.values()].reduce((sum, each) => sum + each, 0)).toBe(0);
  for (const [account, sum] of sums) if (account.startsWith('player:')) expect(sum).toBeGreaterThanOrEqual(0);
}

export async function timesCalled(casino: Casino, operation: string): Promise<number> {
  return (await casino.calls()).filter((call) => call.operation === operation).length;
}
