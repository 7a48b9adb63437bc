// How the page reaches whoever settles payments, and how it leads back: over the network, or to the page of the casino itself.
import { isRecord } from '#mocks/core/isRecord.ts';
import { createProvider, ProviderError } from '#mocks/pages/shared/provider.ts';
import { leaveMail } from '#mocks/pages/shared/mailbox.ts';
import {
  isResult,
  readMinor,
  wayBack,
  type Ending,
  type Outcome,
  type PaymentOrder,
  type Result,
} from './order.ts';

export interface Told {
  status: Result | 'open';
  /** Minor units. */
  amount: number;
  fee: number;
}

export interface PaymentCasino {
  /** What is known of the payment; null where nobody can be asked before the player is back. */
  show(): Promise<Told | null>;
  /** Says what came of it; returns what counts, which is the first thing that was said. */
  settle(outcome: Outcome): Promise<Result>;
  leave(ending: Ending): void;
}

function toldIn(answer: unknown): Told {
  const { status, amount, fee } = isRecord(answer) ? answer : {};
  if (!isResult(status) && status !== 'open') throw new ProviderError('unknown');
  return { status, amount: readMinor(amount), fee: readMinor(fee) };
}

function leaveTo(order: PaymentOrder, ending: Ending): void {
  if (window.parent !== window) {
    // Framed by the casino or by a script of ours within it: they take the frame away.
    window.parent.postMessage({ source: 'mock-payment', type: 'finished', ending }, '*');
    return;
  }
  if (window.opener) window.close();
  // A tab that the casino opened is closed by now; every other one goes back.
  location.assign(wayBack(order.back, ending, location.origin));
}

/**
 * Opens the way to the casino. Where its world lives in a page (`isInPage`), that page is asked: the one that frames this page, the one that
 * opened it, or, when this page has taken its place in the tab, the one that comes back, which finds a letter.
 */
export function reachCasino(order: PaymentOrder, isInPage: boolean): PaymentCasino {
  const { token } = order;
  const leave = (ending: Ending): void => leaveTo(order, ending);
  const isAlone = window.parent === window && !window.opener;
  if (isInPage && isAlone) {
    return {
      show: () => Promise.resolve(null),
      settle(outcome) {
        leaveMail({ path: '/mock-provider/payment/settle', body: { token, status: outcome } });
        return Promise.resolve(outcome);
      },
      leave,
    };
  }
  const call = createProvider({ token }, isInPage);
  return {
    show: async () => toldIn(await call('payment/show')),
    async settle(outcome) {
      const { status } = toldIn(await call('payment/settle', { status: outcome }));
      return status === 'open' ? outcome : status;
    },
    leave,
  };
}
