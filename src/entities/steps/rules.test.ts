import { describe, expect, test } from 'vitest';
import type { DepositRecord, PayoutRecord, VerificationItem } from '#/api/generated/model/index.ts';
import { depositSteps, documentSteps, payoutSteps, type Step } from './rules.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const minute = 60_000;
const iso = (minutes: number): string => new Date(NOON + minutes * minute).toISOString();

const deposit: DepositRecord = { id: 1, amount: 1, currency: 'RUB', status: 'open', createdAt: iso(0) };
const page = { depositId: 1, url: '/pay', method: 'GET', params: [] } as const;
const payout: PayoutRecord = {
  id: 2,
  amount: 1,
  currency: 'RUB',
  status: 'needs_confirmation',
  createdAt: iso(0),
};
const document: VerificationItem = {
  id: 3,
  status: 'wait',
  field: 'a',
  kind: 'identity',
  declineReasons: [],
};

const current = (steps: readonly Step[]): Step | undefined => steps.find(({ state }) => state === 'current');

describe('the current step', () => {
  test.each<[string, readonly Step[], Partial<Step>]>([
    [
      'of an unpaid deposit is up to the player, until the deposit expires',
      depositSteps({ ...deposit, page: { ...page, params: [] }, expiresAt: iso(120) }, NOON),
      { actor: 'player', at: NOON + 120 * minute, block: null },
    ],
    [
      "of a deposit is blocked if a break has closed the provider's page",
      depositSteps({ ...deposit, expiresAt: iso(120) }, NOON),
      { actor: 'player', block: 'paymentClosed' },
    ],
    [
      'of a pending deposit is up to the bank',
      depositSteps({ ...deposit, status: 'pending', expectedAt: iso(10) }, NOON),
      { actor: 'bank', at: NOON + 10 * minute, block: null },
    ],
    [
      'of an unconfirmed payout is up to the player, until the payout is cancelled',
      payoutSteps({ ...payout, confirmBy: iso(1440), codeExpiresAt: iso(10) }, NOON),
      { actor: 'player', at: NOON + 1440 * minute, block: null },
    ],
    [
      'of a payout is blocked if its code has expired',
      payoutSteps({ ...payout, codeExpiresAt: iso(10) }, NOON + 10 * minute),
      { actor: 'player', block: 'codeExpired' },
    ],
    [
      'of a confirmed payout is up to the casino',
      payoutSteps({ ...payout, status: 'pending', processingAt: iso(5), expectedAt: iso(30) }, NOON),
      { actor: 'casino', at: NOON + 5 * minute },
    ],
    [
      'of a payout that is being processed is up to the bank',
      payoutSteps({ ...payout, status: 'processing', expectedAt: iso(30) }, NOON),
      { actor: 'bank', at: NOON + 30 * minute, block: null },
    ],
    [
      'of a payout is blocked if the provider failed',
      payoutSteps({ ...payout, status: 'server_problem' }, NOON),
      { actor: 'bank', at: null, block: 'providerFailed' },
    ],
    [
      'of a document being checked is up to the casino',
      documentSteps({ ...document, expectedAt: iso(90) }, NOON),
      { actor: 'casino', at: NOON + 90 * minute, block: null },
    ],
    [
      'of a declined document is up to the player',
      documentSteps({ ...document, status: 'cancel' }, NOON),
      { actor: 'player', block: 'documentDeclined' },
    ],
    [
      'of a card is blocked if no deposit was made with it',
      documentSteps({ ...document, status: 'none', needsDeposit: true }, NOON),
      { actor: 'player', block: 'depositFirst' },
    ],
  ])('%s', (_, steps, wanted) => {
    expect(current(steps)).toMatchObject(wanted);
    expect(steps.filter(({ state }) => state === 'current')).toHaveLength(1);
  });

  test('counts as late one minute after its expected time', () => {
    const steps = (now: number) => payoutSteps({ ...payout, status: 'processing', expectedAt: iso(30) }, now);
    expect(current(steps(NOON + 31 * minute - 1))?.block).toBeNull();
    expect(current(steps(NOON + 31 * minute))?.block).toBe('late');
  });
});

test('finished deposits, payouts and documents have no steps', () => {
  for (const status of ['paid', 'declined', 'cancelled', 'expired', 'error'] as const)
    expect(depositSteps({ ...deposit, status }, NOON)).toEqual([]);
  for (const status of ['paid', 'declined', 'cancelled'] as const)
    expect(payoutSteps({ ...payout, status }, NOON)).toEqual([]);
  expect(documentSteps({ ...document, status: 'success' }, NOON)).toEqual([]);
});
