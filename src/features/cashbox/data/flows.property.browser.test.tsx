// Property test: runs random sequences of presses, responses and navigation in the cashbox, with the real
// mutations and idempotency keys.
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type * as http from '#/api/http.ts';
import { depositOrder, payoutOrder } from '../model/cashbox.fixtures.ts';
import type { Answer, Cashier } from './cashier.testing.ts';
import { step, type Step } from './player.testing.ts';
import { useDepositFlow } from './useDepositFlow.ts';
import { usePayoutFlow } from './usePayoutFlow.ts';
import { Visit, type Screen } from './visit.testing.tsx';

const desk = vi.hoisted((): { cashier: Cashier | null } => ({ cashier: null }));
vi.mock('#/api/http.ts', async (original) => ({
  ...(await original<typeof http>()),
  request: (...call: Parameters<Cashier['request']>) => desk.cashier?.request(...call),
}));

function useDepositScreen(): Screen {
  const { phase, open, retry, edit, endCardForm } = useDepositFlow(null);
  return {
    phase,
    press: (amount) =>
      open({ ...depositOrder, amount, charge: amount, way: amount === 100 ? 'invoice' : 'form' }),
    confirm: () => undefined,
    retry,
    toForm: phase.status === 'paying' ? () => endCardForm(false) : edit,
  };
}

function usePayoutScreen(): Screen {
  const { phase, review, confirm, retry, edit } = usePayoutFlow();
  return {
    phase,
    press: (amount) => review({ ...payoutOrder, amount }),
    confirm,
    retry,
    toForm: edit,
  };
}

const press = { does: 'press', amount: 100, isDouble: false } as const;
const answer = (how: Answer) => ({ does: 'answer', how, isListLost: false }) as const;
const edit = { does: 'edit' } as const;
const finish = { does: 'finish' } as const;

/** Sequences of steps that revealed bugs earlier. */
const found: readonly (readonly Step[])[] = [
  // The response of an order is lost, and the player sends the order again. It must not be paid twice.
  [press, answer('lostAfter'), edit, press, finish, answer('ok'), answer('ok')],
  // An order whose response was lost is paid. Then the player orders the same amount again.
  [press, answer('lostAfter'), finish, edit, press, answer('ok'), answer('ok')],
  // The response of an order is lost, and the retry gets a 401 or a 451.
  [press, answer('lostAfter'), { does: 'retry' }, answer('unauthorized'), { does: 'retry' }, answer('ok')],
  [press, answer('lostAfter'), { does: 'retry' }, answer('regionBlocked'), edit, press, answer('ok')],
];

async function expectSafe(visit: Visit, steps: readonly Step[]): Promise<void> {
  desk.cashier = visit.cashier;
  await visit.comeBack();
  for (const one of steps) await visit.do(one);
  await visit.comeBack();
  while (visit.cashier.waiting.length > 0) await visit.answer('ok');
  // Once an order has got its response, a second order of the same amount creates a second payment.
  for (const times of [1, 2]) {
    await visit.edit();
    visit.finish();
    await visit.press(777);
    await visit.answer('ok');
    await vi.waitFor(() => expect(visit.cashier.executedOf(777)).toHaveLength(times));
  }
  await visit.do({ does: 'leave' });
}

test.each([
  ['deposit', useDepositScreen],
  ['payout', usePayoutScreen],
] as const)(
  'for any steps, a %s is executed once per order, and never shown as certain while its outcome is unknown',
  async (_, useScreen) => {
    const steps = fc.array(step, { minLength: 4, maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(steps, (some) => expectSafe(new Visit(useScreen), some)),
      { numRuns: 60, seed: 42, examples: found.map((some) => [[...some]]) },
    );
  },
  60_000,
);
