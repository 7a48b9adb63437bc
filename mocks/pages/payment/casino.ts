// Connects the payment page to the casino, over the network or by messages to the casino's page,
// and redirects back.
import { isRecord } from '#mocks/core/isRecord.ts';
import { createProvider, ProviderError } from '#mocks/pages/shared/provider.ts';
import { queueRequest } from '#mocks/pages/shared/requestQueue.ts';
import {
  isResult,
  readMinor,
  returnUrl,
  type Ending,
  type Outcome,
  type PaymentOrder,
  type Result,
} from './order.ts';

export interface KnownPayment {
  status: Result | 'open';
  /** Minor units. */
  amount: number;
  fee: number;
}

export interface PaymentCasino {
  /**
   * Loads the payment's state. Null if this page has replaced the casino's page in the tab, because then the
   * casino can't respond.
   */
  show(): Promise<KnownPayment | null>;
  /**
   * Reports the result. Only the first report of a payment counts, so this resolves to the result of that
   * report. If the report can only be queued, resolves to `outcome`.
   */
  settle(outcome: Outcome): Promise<Result>;
  leave(ending: Ending): void;
}

function readPayment(answer: unknown): KnownPayment {
  const { status, amount, fee } = isRecord(answer) ? answer : {};
  if (!isResult(status) && status !== 'open') throw new ProviderError('unknown');
  return { status, amount: readMinor(amount), fee: readMinor(fee) };
}

function returnToCasino(order: PaymentOrder, ending: Ending): void {
  if (window.parent !== window) {
    // The embedding page removes this frame when it receives the message.
    window.parent.postMessage({ source: 'mock-payment', type: 'finished', ending }, '*');
    return;
  }
  if (window.opener) window.close();
  // `close` works only in a tab that the casino opened. Any other tab navigates back to the casino.
  location.assign(returnUrl(order.back, ending, location.origin));
}

/**
 * Creates the connection. If the casino runs in a page (`isInPage`), that page is the parent or the opener
 * of this one. If this page has replaced the casino's page in the tab, the result is queued until the
 * casino's page is open again.
 */
export function connectToCasino(order: PaymentOrder, isInPage: boolean): PaymentCasino {
  const { token } = order;
  const leave = (ending: Ending): void => returnToCasino(order, ending);
  const isAlone = window.parent === window && !window.opener;
  if (isInPage && isAlone) {
    return {
      show: () => Promise.resolve(null),
      settle(outcome) {
        queueRequest({ path: '/mock-provider/payment/settle', body: { token, status: outcome } });
        return Promise.resolve(outcome);
      },
      leave,
    };
  }
  const call = createProvider({ token }, isInPage);
  return {
    show: async () => readPayment(await call('payment/show')),
    async settle(outcome) {
      const { status } = readPayment(await call('payment/settle', { status: outcome }));
      return status === 'open' ? outcome : status;
    },
    leave,
  };
}
