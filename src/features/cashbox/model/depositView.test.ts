import { describe, expect, it } from 'vitest';
import type { DepositPhase } from '../data/useDepositFlow.ts';
import { depositOrder as order } from './cashbox.fixtures.ts';
import { shownStep, shownView } from './depositView.ts';

const invoice = { id: 'i', accessToken: 't', name: 'Deposit', description: '' };
const refusal = { code: 'timeout' };
const choosing: DepositPhase = { status: 'choosing', refusal: null };
const opening: DepositPhase = { status: 'opening', order };
const lost: DepositPhase = { status: 'outcomeUnknown', order, refusal };
const onPage: DepositPhase = { status: 'paying', depositId: 7, bill: order, invoice: null };
const byCard: DepositPhase = { ...onPage, invoice };
const failedForm: DepositPhase = { status: 'cardFormFailed', depositId: 7 };

describe('the deposit shows', () => {
  it.each([
    ['the form', choosing, null, { view: 'form' }],
    ['the form while the deposit is opened', opening, null, { view: 'form' }],
    ['the form until the payment begins', opening, 7, { view: 'form' }],
    ['the status of the deposit in the URL', choosing, 7, { view: 'status', depositId: 7 }],
    ['the status after the card form failed to load', failedForm, 7, { view: 'status', depositId: 7 }],
    ['that the outcome is unknown', lost, null, { view: 'outcomeUnknown', order, refusal }],
    ['the deposit that the player has found in the history', lost, 8, { view: 'status', depositId: 8 }],
    ['that the provider is loading', onPage, 7, { view: 'leaving', bill: order }],
    ['the form after going back while the provider is loading', onPage, null, { view: 'form' }],
    ['the card form', byCard, 7, { view: 'cardForm', invoice, bill: order }],
    ['the form after going back from the card form', byCard, null, { view: 'form' }],
    ['another deposit after going back from the card form', byCard, 8, { view: 'status', depositId: 8 }],
  ] as const)('%s', (_, phase, idInUrl, view) => {
    expect(shownView(phase, idInUrl)).toMatchObject(view);
  });
});

it('the deposit shows the step in the URL, except while an order is sent', () => {
  expect(shownStep(choosing, 'amount')).toBe('amount');
  expect(shownStep(choosing, 'method')).toBe('method');
  expect(shownStep(opening, 'amount')).toBe('method');
});
