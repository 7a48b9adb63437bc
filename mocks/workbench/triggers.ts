// The cashbox events that the `trigger` tool can cause.
import { act } from './act.ts';
import type { ControlClient } from './client.ts';
import { ControlError } from './request.ts';

interface Trigger {
  /** Verbs of `mock.do`. `sum` is in whole units of the brand's currency. */
  readonly verbs: (sum: number) => string;
  /** The persona who acts if nobody is logged in. The verbs must be allowed for this persona. */
  readonly persona: string;
  /** The page that shows the result. */
  readonly screen: string;
}

const DEPOSITS = '/cashbox?tab=history';
const PAYOUTS = '/cashbox?tab=history&of=payouts';

const deposit = (result: string): Trigger => ({
  verbs: (sum) => `deposit:${sum}:${result}`,
  persona: 'player',
  screen: DEPOSITS,
});
const settled = (result: string): Trigger => ({
  verbs: (sum) => `payout:${sum}:${result},until:is taken up,until:is settled`,
  // A payout needs verified documents. `vip` has them; `player` doesn't.
  persona: 'vip',
  screen: PAYOUTS,
});

const triggers: Readonly<Record<string, Trigger>> = {
  'deposit.paid': deposit('paid'),
  'deposit.declined': deposit('declined'),
  'deposit.pending': deposit('pending'),
  'deposit.error': deposit('error'),
  'payout.pending': { verbs: (sum) => `payout:${sum}`, persona: 'vip', screen: PAYOUTS },
  'payout.paid': settled('paid'),
  'payout.declined': settled('declined'),
  'payout.error': settled('error'),
};

export const triggerNames = Object.keys(triggers);

/** Triggers a named event. For any other name, jumps to the next due event whose name contains `event`. */
export async function trigger(
  client: ControlClient,
  event: string,
  sum: number,
  who: string | undefined,
): Promise<object> {
  const named = Object.hasOwn(triggers, event) ? triggers[event] : undefined;
  if (!named) return act(client, who, `until:${event}`);
  try {
    const done = await act(client, who, named.verbs(sum), named.persona);
    return { ...done, screen: named.screen };
  } catch (error) {
    const isRefused = error instanceof ControlError && error.message.includes('was refused');
    if (!isRefused || who === named.persona) throw error;
    throw new ControlError(`${error.message}; try --user ${named.persona}`, { cause: error });
  }
}
