import type { Locator } from '@playwright/test';
import type { InboxItem } from '#mocks/generated/control/client.ts';
import { expect, type Casino } from './casino.ts';

/** A message in the mock's inbox. `code` is empty if the message contains none. */
export interface Message extends InboxItem {
  readonly code: string;
}

export const PASSWORD = 'seven-green-foxes';
/** An unused number from a range reserved for fiction, without its country code. */
export const FREE_PHONE = '491570999';
export const FREE_PHONE_FULL = `61${FREE_PHONE}`;

async function inbox(casino: Casino, to: string): Promise<Message[]> {
  const { data } = await casino.control('get', 'inbox');
  return data
    .filter((message) => message.to === to)
    .map((message) => ({ ...message, code: message.code ?? '' }))
    .toSorted((one, other) => one.id - other.id);
}

/** Waits for `count` messages to a contact and returns the latest. */
export async function latestMessage(casino: Casino, to: string, count = 1): Promise<Message> {
  await expect
    .poll(async () => (await inbox(casino, to)).length, { message: `messages to ${to}` })
    .toBe(count);
  const message = (await inbox(casino, to)).at(-1);
  if (!message) throw new Error(`no message to ${to}`);
  return message;
}

export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 10_000).padStart(4, '0');
}

export const form = ({ page }: Casino): Locator => page.locator('main form');
export const alertOf = (casino: Casino): Locator => form(casino).getByRole('alert');
export const phoneField = (casino: Casino): Locator =>
  casino.page.getByRole('textbox', { name: casino.text('auth.field.phone'), exact: true });
export const codeField = (casino: Casino): Locator =>
  casino.page.getByRole('textbox', { name: casino.text('form.code.label'), exact: true });
export const emailField = (casino: Casino): Locator =>
  casino.page.getByRole('textbox', { name: casino.text('auth.login.email') });
export const passwordField = (casino: Casino, id = 'auth.login.password'): Locator =>
  casino.page.getByRole('textbox', { name: casino.text(id), exact: true });
export const heading = (casino: Casino, id: string): Locator =>
  casino.page.getByRole('heading', { name: casino.text(id) });

export async function fillPhone(casino: Casino, national: string, country = 'au'): Promise<void> {
  await casino.page.getByRole('combobox', { name: casino.text('auth.field.country') }).selectOption(country);
  await phoneField(casino).fill(national);
}

export async function submit(casino: Casino): Promise<void> {
  await form(casino).locator('button[type="submit"]').click();
}

export async function sendCode(casino: Casino, code: string): Promise<void> {
  await codeField(casino).fill(code);
  await submit(casino);
}

/** Moves the server's clock forwards, for example past the countdown for another code. */
export async function passTime(casino: Casino, milliseconds: number): Promise<void> {
  await casino.control('post', 'clock', { advance: milliseconds });
}

export async function fillDetails(casino: Casino): Promise<void> {
  const { page } = casino;
  await passwordField(casino).fill(PASSWORD);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('checkbox').nth(1).check();
}

export const nicknameDialog = (casino: Casino): Locator =>
  casino.page.getByRole('dialog', { name: casino.text('auth.nickname.title') });
export const thanksDialog = (casino: Casino): Locator =>
  casino.page.getByRole('dialog', { name: casino.text('auth.thanks.title') });

export async function chooseNickname(casino: Casino, nickname: string): Promise<void> {
  const dialog = nicknameDialog(casino);
  await dialog.getByRole('textbox').fill(nickname);
  await dialog.getByRole('button', { name: casino.text('auth.nickname.submit') }).click();
}
