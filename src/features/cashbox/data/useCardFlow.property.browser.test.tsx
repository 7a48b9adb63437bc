// Property test: the player never pays again before seeing the outcome of the first payment. Runs random
// sequences of presses, responses, failed lists and reopened dialogs, with the real mutations and
// idempotency keys.
import type { AxiosRequestConfig } from 'axios';
import fc from 'fast-check';
import { test, vi } from 'vitest';
import { ApiError } from '#/api/ApiError.ts';
import type * as http from '#/api/http.ts';
import { Dialog, step, type Step } from './cardDialog.testing.tsx';
import type { Cashier } from './cashier.testing.ts';

const desk = vi.hoisted((): { cashier: Cashier | null } => ({ cashier: null }));
vi.mock('#/api/http.ts', async (original) => ({
  ...(await original<typeof http>()),
  request: (config: AxiosRequestConfig, ...more: [Parameters<Cashier['request']>[1]?]) =>
    config.method === 'GET' && desk.cashier?.isListLost
      ? Promise.reject(new ApiError({ kind: 'network', operation: 'GET /deposits' }))
      : desk.cashier?.request(config, ...more),
}));

async function expectSafe(steps: readonly Step[]): Promise<void> {
  const dialog = new Dialog();
  desk.cashier = dialog.cashier;
  await dialog.open();
  for (const one of steps) await dialog.do(one);
  await dialog.end();
  await dialog.close();
}

test('a saved card is never charged again before the player sees the outcome of the first payment', async () => {
  const press = { does: 'press', amount: 100 } as const;
  const lost = { does: 'answer', how: 'lostAfter', isListLost: true } as const;
  const reopen = { does: 'reopen' } as const;
  const other = { does: 'press', amount: 200 } as const;
  const ok = { does: 'answer', how: 'ok', isListLost: false } as const;
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), expectSafe), {
    numRuns: 100,
    seed: 42,
    examples: [
      // The first response is lost, then the player orders another amount.
      [[press, lost, other, ok]],
      [[press, lost, reopen, other, ok]],
      [[press, lost, reopen, press, ok]],
      // The dialog is closed while the card is being charged.
      [[press, reopen, other, ok, ok]],
      // The dialog is reopened before the response arrives. After the response has arrived, the reopened
      // dialog still offers to repeat the order.
      [[press, reopen, ok, { does: 'retry' }, ok, { does: 'retry' }]],
    ],
  });
}, 60_000);
