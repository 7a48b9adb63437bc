import type { LoggedCall, Session } from '#mocks/generated/control/client.ts';
import { expect, NOW, type Casino } from './casino.ts';

export const REFRESH = '/json-api/token/refresh';
/** Longer than the fifteen minutes that a token lives, in ms. */
const LONGER_THAN_A_TOKEN = 16 * 60_000;

export async function callsFrom(casino: Casino, first = 0): Promise<LoggedCall[]> {
  const { data } = await casino.control('get', 'requests');
  return data.slice(first);
}

export async function countCalls(casino: Casino): Promise<number> {
  return (await callsFrom(casino)).length;
}

/** Expires all access tokens by moving the server's clock. */
export async function expireTokens(casino: Casino): Promise<void> {
  await casino.control('post', 'clock', { advance: LONGER_THAN_A_TOKEN });
}

export async function setScenario(casino: Casino, scenario: string): Promise<void> {
  await casino.control('put', 'session', { scenario });
}

export function refreshes(calls: readonly LoggedCall[]): LoggedCall[] {
  return calls.filter(({ path }) => path === REFRESH);
}

export function sessionState(casino: Casino): Promise<Session> {
  return casino.control('get', 'session');
}

export async function expectSocketIn(casino: Casino, room: string): Promise<void> {
  await expect
    .poll(async () => (await sessionState(casino)).rooms, {
      message: `a socket in the room ${room}`,
      timeout: 20_000,
    })
    .toContain(room);
}

export async function sendRaw(casino: Casino, text: string): Promise<void> {
  await casino.control('post', 'events', { raw: text });
}

/** Start of the mock's clock, epoch milliseconds. */
export const START = Date.parse(NOW);

export interface BalanceNews {
  readonly id: string;
  /** Time of the message, in ms after the start of the world. */
  readonly after: number;
  /** The balance in minor units. */
  readonly balance: number;
  /** Version of the balance. Defaults to `after`. */
  readonly version?: number;
}

/**
 * A realtime message about the balance. If `after` is more than an hour, the message is newer than any that
 * the mock sends on its own.
 */
export function balanceMessage({ id, after, balance, version = after }: BalanceNews): string {
  const data = {
    balance_type: 'real',
    balance,
    bonus: 0,
    wagering: 0,
    currency: 'RUB',
    updatedAt: START + version,
  };
  return JSON.stringify({ type: 'balance.changed', id, at: START + after, data });
}

/** Waits by the page's clock, which a test may have replaced. */
export async function waitInPage({ page }: Casino, milliseconds: number): Promise<void> {
  const start = await page.evaluate(() => performance.now());
  await expect
    .poll(() => page.evaluate(() => performance.now()), { timeout: milliseconds + 10_000 })
    .toBeGreaterThan(start + milliseconds);
}
