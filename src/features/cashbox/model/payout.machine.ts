// A payout as a pure function of events (specification S4.63 to S4.65, S8.22). A lost answer is looked up
// among the open requests first.
import type { Step as MachineStep } from '#/lib/machine.ts';
import type { PayoutEffect, PayoutEvent, PayoutModel, PayoutOrder, PayoutPhase } from './payoutModel.ts';

type Step = MachineStep<PayoutModel, PayoutEffect>;

function still(model: PayoutModel): Step {
  return { model, effects: [] };
}

function become(model: PayoutModel, phase: PayoutPhase, ...effects: PayoutEffect[]): Step {
  return { model: { ...model, phase }, effects };
}

const choosing: PayoutPhase = { status: 'choosing', refusal: null };

export const firstPayout: PayoutModel = { phase: choosing, attempt: 0 };

function send(model: PayoutModel, order: PayoutOrder): Step {
  const attempt = model.attempt + 1;
  return become(
    { ...model, attempt },
    { status: 'sending', order, attempt },
    { type: 'send', attempt, order },
  );
}

function created(model: PayoutModel, payout: Extract<PayoutPhase, { status: 'created' }>['payout']): Step {
  return become(
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
      // What the form was drawn from was not true any more.
      return become(model, { status: 'choosing', refusal: event.refusal }, { type: 'refresh' });
    case 'lost': {
      const attempt = model.attempt + 1;
      return become(
        { ...model, attempt },
        { status: 'looking', order, refusal: event.refusal, attempt },
        { type: 'lookUp', attempt, order },
      );
    }
    default:
      return still(model);
  }
}

function whileLooking(
  model: PayoutModel,
  { order, refusal }: Extract<PayoutPhase, { status: 'looking' }>,
  event: PayoutEvent,
): Step {
  if (event.type === 'found' && event.payout) return created(model, event.payout);
  return event.type === 'found' || event.type === 'lookLost'
    ? become(model, { status: 'unsure', order, refusal })
    : still(model);
}

/** What a payout becomes by an event, and what has to be done in the world for it. */
export function reducePayout(model: PayoutModel, event: PayoutEvent): Step {
  const { phase } = model;
  if (!isCurrent(phase, event)) return still(model);
  switch (phase.status) {
    case 'choosing':
      if (event.type === 'submitted') return become(model, { status: 'reviewing', order: event.order });
      return event.type === 'inputChanged' && phase.refusal ? become(model, choosing) : still(model);
    case 'reviewing':
      if (event.type === 'confirmed') return send(model, phase.order);
      return event.type === 'changeAsked' ? become(model, choosing) : still(model);
    case 'sending':
      return whileSending(model, phase, event);
    case 'looking':
      return whileLooking(model, phase, event);
    case 'unsure':
      if (event.type === 'retryAsked') return send(model, phase.order);
      return event.type === 'changeAsked' ? become(model, choosing, { type: 'refresh' }) : still(model);
    case 'created':
      break;
  }
  return event.type === 'changeAsked' ? become(model, choosing) : still(model);
}
