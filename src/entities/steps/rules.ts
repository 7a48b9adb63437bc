// Steps of a deposit, a payout or a document: the past ones, the current one with its actor and deadline,
// and anything that blocks it.
import type { DepositRecord, PayoutRecord, VerificationItem } from '#/api/generated/model/index.ts';
import { parseInstant } from '#/lib/clock.ts';

type MessageId = FormatjsIntl.Message['ids'];

/** `bank` is the payment provider or the bank behind it. */
export type Actor = 'player' | 'casino' | 'bank';

export type Block =
  /** The confirmation code has expired. */
  | 'codeExpired'
  /** The payment page is closed, for example because of a break or a lowered deposit limit. */
  | 'paymentClosed'
  | 'providerFailed'
  | 'documentDeclined'
  /** The card or wallet must first be used for a deposit. */
  | 'depositFirst'
  /** The expected time has passed. */
  | 'late';

export interface Step {
  readonly text: MessageId;
  readonly actor: Actor;
  readonly state: 'done' | 'current' | 'next';
  /** The time at which the step happened or is due, server time in ms. Null if unknown. */
  readonly at: number | null;
  /** The consequence if the player doesn't act in time. */
  readonly consequence: MessageId | null;
  readonly block: Block | null;
}

/**
 * A step counts as late this many milliseconds after its expected time. The tolerance allows for a result
 * that arrives slightly late.
 */
const LATE_AFTER_MS = 60_000;

type About = Pick<Step, 'text' | 'actor'> & { readonly at?: string | undefined };

const stepOf = (state: Step['state'], { text, actor, at }: About): Step => ({
  text,
  actor,
  state,
  at: parseInstant(at),
  consequence: null,
  block: null,
});
const done = (about: About): Step => stepOf('done', about);
const next = (about: About): Step => stepOf('next', about);

/** A current step that the casino or the bank has to complete. */
function running(about: About, now: number): Step {
  const step = stepOf('current', about);
  return { ...step, block: step.at !== null && now >= step.at + LATE_AFTER_MS ? 'late' : null };
}

const asked = (about: About, consequence: MessageId | null, block: Block | null): Step => ({
  ...stepOf('current', about),
  consequence,
  block,
});

/** Whether an open deposit has a payment page. A break or a lowered limit closes it. */
export function isPayable({ page, invoice }: Pick<DepositRecord, 'page' | 'invoice'>): boolean {
  return page !== undefined || invoice !== undefined;
}

/** The steps of a deposit. Empty once the deposit has a result. @param now server time in ms */
export function depositSteps(deposit: DepositRecord, now: number): readonly Step[] {
  const { status, createdAt, expiresAt, expectedAt } = deposit;
  const opened = done({ text: 'steps.deposit.opened', actor: 'player', at: createdAt });
  const toPay = { text: 'steps.deposit.pay', actor: 'player', at: expiresAt } as const;
  const toCredit = { text: 'steps.deposit.credit', actor: 'bank', at: expectedAt } as const;
  if (status === 'open') {
    const block = isPayable(deposit) ? null : 'paymentClosed';
    return [opened, asked(toPay, 'steps.deposit.unpaid', block), next(toCredit)];
  }
  if (status !== 'pending') return [];
  return [opened, done({ text: 'steps.deposit.paid', actor: 'player' }), running(toCredit, now)];
}

/** The steps of a payout. Empty once the payout is finished. @param now server time in ms */
export function payoutSteps(payout: PayoutRecord, now: number): readonly Step[] {
  const { status, createdAt, confirmBy, confirmedAt, processingAt, expectedAt } = payout;
  const codeEnd = parseInstant(payout.codeExpiresAt);
  const requested = done({ text: 'steps.payout.requested', actor: 'player', at: createdAt });
  const confirmed = done({ text: 'steps.payout.confirmed', actor: 'player', at: confirmedAt });
  const taken = done({ text: 'steps.payout.taken', actor: 'casino' });
  const toConfirm = { text: 'steps.payout.confirm', actor: 'player', at: confirmBy } as const;
  const toTake = { text: 'steps.payout.take', actor: 'casino', at: processingAt } as const;
  const toPay = { text: 'steps.payout.pay', actor: 'bank', at: expectedAt } as const;
  switch (status) {
    case 'needs_confirmation': {
      const block = codeEnd !== null && codeEnd <= now ? 'codeExpired' : null;
      return [requested, asked(toConfirm, 'steps.payout.unconfirmed', block), next(toTake), next(toPay)];
    }
    case 'pending':
      return [requested, confirmed, running(toTake, now), next(toPay)];
    case 'processing':
      return [requested, confirmed, taken, running(toPay, now)];
    case 'server_problem':
      return [requested, confirmed, taken, { ...running(toPay, now), block: 'providerFailed' }];
    default:
      return [];
  }
}

/** The steps of a document. Empty once the document is accepted. @param now server time in ms */
export function documentSteps(document: VerificationItem, now: number): readonly Step[] {
  const { status, uploadedAt, expectedAt, needsDeposit = false } = document;
  const toCheck = { text: 'steps.document.check', actor: 'casino', at: expectedAt } as const;
  const toSend = { text: 'steps.document.send', actor: 'player' } as const;
  switch (status) {
    case 'wait':
      return [done({ text: 'steps.document.sent', actor: 'player', at: uploadedAt }), running(toCheck, now)];
    case 'cancel':
      return [
        asked({ text: 'steps.document.sendAgain', actor: 'player' }, null, 'documentDeclined'),
        next(toCheck),
      ];
    case 'success':
      return [];
    default:
      return [asked(toSend, null, needsDeposit ? 'depositFirst' : null), next(toCheck)];
  }
}
