// A payout as a pure function of events (S4.63 to S4.65, S8.22). After a lost response, it is searched for
// among the open requests before it may be sent again.
import type { Currency, PayoutRecord } from '#/api/generated/model/index.ts';
import type { Refused } from '#/api/ApiError.ts';
import type { Step as MachineStep } from '#/lib/useMachine.ts';

/** Only an `own` target, which is our API, receives the player's token. */
export interface PayoutTarget {
  readonly kind: 'own' | 'foreign';
  readonly method: 'POST' | 'PUT';
  readonly url: string;
}

export interface PayoutOrder {
  readonly systemName: string;
  readonly target: PayoutTarget;
  /** Minor units. */
  readonly amount: number;
  readonly currency: Currency;
  /** A card of the payment system. Without one, `account` is set. */
  readonly cardId: string | null;
  readonly account: string | null;
  /** The receiving card or account, as shown to the player. */
  readonly destination: string;
  /** The usual time from the confirmation to the payment. Null if the server gives none. */
  readonly usualMinutes: number | null;
  /** Server time in ms. */
  readonly startedAt: number;
}

export type PayoutPhase =
  /** `unsent`: the order that was refused. */
  | { readonly status: 'choosing'; readonly refusal: Refused | null; readonly unsent: PayoutOrder | null }
  /** The summary before money moves; lists the gifts that it burns. */
  | { readonly status: 'reviewing'; readonly order: PayoutOrder }
  | { readonly status: 'sending'; readonly order: PayoutOrder; readonly attempt: number }
  /** No response arrived, so the open requests are searched. */
  | {
      readonly status: 'looking';
      readonly order: PayoutOrder;
      readonly refusal: Refused;
      readonly attempt: number;
    }
  /** The request was not found. Repeating the order creates the same payout. */
  | { readonly status: 'outcomeUnknown'; readonly order: PayoutOrder; readonly refusal: Refused }
  | { readonly status: 'created'; readonly payout: PayoutRecord };

export interface PayoutModel {
  readonly phase: PayoutPhase;
  readonly attempt: number;
}

export type PayoutEvent =
  | { readonly type: 'submitted'; readonly order: PayoutOrder }
  | { readonly type: 'confirmed' }
  | { readonly type: 'changeAsked' }
  | { readonly type: 'inputChanged' }
  | { readonly type: 'retryAsked' }
  | { readonly type: 'sent'; readonly attempt: number; readonly payout: PayoutRecord }
  | { readonly type: 'refused'; readonly attempt: number; readonly refusal: Refused }
  | { readonly type: 'lost'; readonly attempt: number; readonly refusal: Refused }
  | { readonly type: 'found'; readonly attempt: number; readonly payout: PayoutRecord | null }
  | { readonly type: 'lookLost'; readonly attempt: number };

export type PayoutEffect =
  | { readonly type: 'send'; readonly attempt: number; readonly order: PayoutOrder }
  | { readonly type: 'lookUp'; readonly attempt: number; readonly order: PayoutOrder }
  /** Refetches the lists, the balance and the gifts. */
  | { readonly type: 'refresh' }
  | { readonly type: 'startCountdown'; readonly payout: PayoutRecord };

type Step = MachineStep<PayoutModel, PayoutEffect>;

function stay(model: PayoutModel): Step {
  return { model, effects: [] };
}

function transition(model: PayoutModel, phase: PayoutPhase, ...effects: PayoutEffect[]): Step {
  return { model: { ...model, phase }, effects };
}

const choosing: PayoutPhase = { status: 'choosing', refusal: null, unsent: null };

export const firstPayout: PayoutModel = { phase: choosing, attempt: 0 };

function send(model: PayoutModel, order: PayoutOrder): Step {
  const attempt = model.attempt + 1;
  return transition(
    { ...model, attempt },
    { status: 'sending', order, attempt },
    { type: 'send', attempt, order },
  );
}

function created(model: PayoutModel, payout: Extract<PayoutPhase, { status: 'created' }>['payout']): Step {
  return transition(
    model,
    { status: 'created', payout },
    { type: 'startCountdown', payout },
    { type: 'refresh' },
  );
}

function isCurrent(phase: PayoutPhase, event: PayoutEvent): boolean {
  return !('attempt' in event) || ('attempt' in phase && phase.attempt === event.attempt);
}

function whileSending(
  model: PayoutModel,
  { order }: Extract<PayoutPhase, { status: 'sending' }>,
  event: PayoutEvent,
): Step {
  switch (event.type) {
    case 'sent':
      return created(model, event.payout);
    case 'refused':
      // The form was based on stale data.
      return transition(
        model,
        { status: 'choosing', refusal: event.refusal, unsent: order },
        { type: 'refresh' },
      );
    case 'lost': {
      const attempt = model.attempt + 1;
      return transition(
        { ...model, attempt },
        { status: 'looking', order, refusal: event.refusal, attempt },
        { type: 'lookUp', attempt, order },
      );
    }
    default:
      return stay(model);
  }
}

function whileLooking(
  model: PayoutModel,
  { order, refusal }: Extract<PayoutPhase, { status: 'looking' }>,
  event: PayoutEvent,
): Step {
  if (event.type === 'found' && event.payout) return created(model, event.payout);
  return event.type === 'found' || event.type === 'lookLost'
    ? transition(model, { status: 'outcomeUnknown', order, refusal })
    : stay(model);
}

/** The next state and the side effects to run. */
export function reducePayout(model: PayoutModel, event: PayoutEvent): Step {
  const { phase } = model;
  if (!isCurrent(phase, event)) return stay(model);
  switch (phase.status) {
    case 'choosing':
      if (event.type === 'submitted') return transition(model, { status: 'reviewing', order: event.order });
      return event.type === 'inputChanged' && phase.refusal ? transition(model, choosing) : stay(model);
    case 'reviewing':
      if (event.type === 'confirmed') return send(model, phase.order);
      return event.type === 'changeAsked' ? transition(model, choosing) : stay(model);
    case 'sending':
      return whileSending(model, phase, event);
    case 'looking':
      return whileLooking(model, phase, event);
    case 'outcomeUnknown':
      if (event.type === 'retryAsked') return send(model, phase.order);
      return event.type === 'changeAsked' ? transition(model, choosing, { type: 'refresh' }) : stay(model);
    case 'created':
      break;
  }
  return event.type === 'changeAsked' ? transition(model, choosing) : stay(model);
}
