// The player pays by a saved card, and a response is lost. The fake bank counts how often the card was
// charged.
import { QueryClient } from '@tanstack/react-query';
import type { AxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#/api/ApiError.ts';
import type * as http from '#/api/http.ts';
import { session } from '#/api/session/session.store.ts';
import { stubBrowser } from '#/lib/browser.testing.ts';
import { cardOrder, depositRecord } from '../model/cashbox.fixtures.ts';
import type { CardOrder } from '../model/cardCharge.ts';
import {
  chargeCardMutation,
  endCharge,
  findChargeMutation,
  pendingCharge,
  type ChargedDeposit,
} from './cardMutations.ts';

type Fault = 'lostAfter' | 'lostBefore' | 'refused' | 'unauthorized' | 'listLost';

const bank = vi.hoisted(() => ({
  charges: [] as { key: string; amount: number }[],
  keys: [] as string[],
  faults: [] as string[],
}));

const failures = {
  lostAfter: { kind: 'network' },
  lostBefore: { kind: 'timeout' },
  refused: { status: 422, body: { errors: [{ code: 'deposit_limit_reached' }] } },
  unauthorized: { status: 401 },
} as const;

function answer(config: AxiosRequestConfig, headers: Record<string, unknown> = {}): Promise<unknown> {
  if (config.method === 'GET') {
    if (bank.faults[0] === 'listLost') {
      bank.faults.shift();
      return Promise.reject(new ApiError({ kind: 'network', operation: 'GET /deposits' }));
    }
    const data = bank.charges.map(({ key, amount }, index) => ({
      ...depositRecord,
      id: index + 1,
      amount,
      requestKey: key,
    }));
    return Promise.resolve({ data, total: data.length });
  }
  const key = String(headers['Idempotency-Key']);
  bank.keys.push(key);
  const fault = bank.faults.shift() as Exclude<Fault, 'listLost'> | undefined;
  const isExecuted = fault === undefined || fault === 'lostAfter';
  const { amount } = config.data as { amount: number };
  if (isExecuted && !bank.charges.some((one) => one.key === key)) bank.charges.push({ key, amount });
  if (fault) return Promise.reject(new ApiError({ kind: 'http', operation: 'POST /x', ...failures[fault] }));
  const depositId = bank.charges.findIndex((one) => one.key === key) + 1;
  return Promise.resolve({
    data: { depositId, invoiceId: 'i', invoiceAccessToken: 't', name: 'Deposit', successUrl: '/cashbox' },
  });
}

vi.mock('#/api/http.ts', async (original) => ({
  ...(await original<typeof http>()),
  request: (config: AxiosRequestConfig, options?: { headers?: Record<string, unknown> }) =>
    answer(config, options?.headers ?? config.headers),
}));

let players = 0;
let client = new QueryClient();
beforeEach(() => {
  stubBrowser();
  session.userId = `payer ${(players += 1)}`;
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  Object.assign(bank, { charges: [], keys: [], faults: [] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const run = <Answer, Input>(
  { mutationFn }: { mutationFn?: (input: Input, context: never) => Promise<Answer> },
  input: Input,
): Promise<Answer | undefined> => mutationFn?.(input, { client } as never) ?? Promise.resolve(undefined);

/**
 * Pays, then removes the stored charge, as a dialog does when it shows the outcome. Returns null if the payment
 * failed.
 */
async function pay(order: CardOrder = cardOrder): Promise<ChargedDeposit | null> {
  const deposit = (await run(chargeCardMutation(), { order }).catch(() => null)) ?? null;
  if (deposit) endCharge(deposit.key);
  return deposit;
}

async function look(): Promise<unknown> {
  const charge = pendingCharge();
  if (!charge) return null;
  const outcome = await run(findChargeMutation(), charge);
  if (outcome !== 'unknown') endCharge(charge.key);
  return outcome;
}

describe('a deposit by the saved card', () => {
  test('is charged once, and the next press makes another deposit', async () => {
    await expect(pay()).resolves.toMatchObject({ depositId: 1 });
    expect(pendingCharge()).toBeNull();
    await expect(pay()).resolves.toMatchObject({ depositId: 2 });
  });
  test('stays pending if its dialog was closed, so that the next dialog shows the outcome', async () => {
    await run(chargeCardMutation(), { order: cardOrder });
    expect(pendingCharge()).toMatchObject({ order: cardOrder });
    await expect(look()).resolves.toMatchObject({ depositId: 1 });
    expect(pendingCharge()).toBeNull();
  });
  test('is found in the list at once if only its response was lost', async () => {
    bank.faults = ['lostAfter'];
    await expect(pay()).resolves.toMatchObject({ depositId: 1 });
    expect(bank.charges).toHaveLength(1);
    expect(pendingCharge()).toBeNull();
  });
  test('stays pending while neither its response nor the list arrives', async () => {
    bank.faults = ['lostAfter', 'listLost'];
    await expect(pay()).resolves.toBeNull();
    expect(pendingCharge()).toMatchObject({ order: cardOrder, key: bank.keys[0] });
    await expect(look()).resolves.toMatchObject({ depositId: 1 });
    expect(pendingCharge()).toBeNull();
  });
  test.each(['lostAfter', 'lostBefore'] as const)(
    'is charged once if it is repeated after the fault "%s"',
    async (fault) => {
      bank.faults = [fault, 'listLost'];
      await expect(pay()).resolves.toBeNull();
      await expect(pay()).resolves.toMatchObject({ depositId: 1 });
      expect(bank.charges).toHaveLength(1);
      expect(new Set(bank.keys).size).toBe(1);
    },
  );
  test('is charged once, even if one of its repetitions gets a 401', async () => {
    bank.faults = ['lostAfter', 'listLost', 'unauthorized', 'listLost'];
    await pay();
    await expect(pay()).resolves.toBeNull();
    expect(pendingCharge()).not.toBeNull();
    await expect(pay()).resolves.toMatchObject({ depositId: 1 });
    expect(bank.charges).toHaveLength(1);
  });
  test('is repeated with its own key, even if its response has arrived meanwhile, as in a reopened dialog', async () => {
    bank.faults = ['lostAfter', 'listLost'];
    await pay();
    const charge = pendingCharge();
    await expect(pay()).resolves.toMatchObject({ depositId: 1 });
    const repeated = charge && run(chargeCardMutation(), { order: charge.order, earlierKey: charge.key });
    await expect(repeated).resolves.toMatchObject({ depositId: 1 });
    expect(bank.charges).toHaveLength(1);
  });
  test("isn't pending any more if it was refused", async () => {
    bank.faults = ['refused'];
    await expect(pay()).resolves.toBeNull();
    expect(pendingCharge()).toBeNull();
    expect(bank.charges).toHaveLength(0);
  });
  test('counts as not charged only after the time in which a server could still charge it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    bank.faults = ['lostBefore'];
    await expect(pay()).resolves.toBeNull();
    await expect(look()).resolves.toBe('unknown');
    vi.setSystemTime(Date.now() + 600_001);
    await expect(look()).resolves.toBe('absent');
    expect(pendingCharge()).toBeNull();
    await pay();
    expect(new Set(bank.keys).size).toBe(2);
  });
  test("isn't visible to another player", async () => {
    bank.faults = ['lostAfter', 'listLost'];
    await pay();
    session.userId = 'somebody else';
    expect(pendingCharge()).toBeNull();
  });
});
