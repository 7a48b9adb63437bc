// A deposit as a pure function of events (specification S7.18, S8.22). Money is charged at the provider
// alone: a lost answer costs nothing, and what became of a deposit is what the server says.
import type { Step as MachineStep } from '#/lib/machine.ts';
import type {
  DepositEffect,
  DepositEvent,
  DepositModel,
  DepositOrder,
  DepositPhase,
  Hint,
  Opened,
} from './depositModel.ts';

type Step = MachineStep<DepositModel, DepositEffect>;

/** What the provider's page would not be opened for: its address was refused. */
const PAGE_REFUSED = { code: 'deposit_failed', retryAfterSeconds: null } as const;

function still(model: DepositModel): Step {
  return { model, effects: [] };
}

function become(model: DepositModel, phase: DepositPhase, ...effects: DepositEffect[]): Step {
  return { model: { ...model, phase }, effects };
}

const choosing: DepositPhase = { status: 'choosing', refusal: null };

function open(model: DepositModel, order: DepositOrder): Step {
  const attempt = model.attempt + 1;
  return become(
    { ...model, attempt },
    { status: 'opening', order, attempt },
    { type: 'open', attempt, order },
  );
}

function look(model: DepositModel, order: DepositOrder, hint: Hint): Step {
  const attempt = model.attempt + 1;
  return become(
    { ...model, attempt },
    { status: 'looking', order, hint, attempt },
    { type: 'lookUp', attempt, order },
  );
}

/** With a form, or, for a deposit left for its provider, with what became of it. */
export function startDeposit(left: DepositOrder | null, hint: Hint): Step {
  const model: DepositModel = { phase: choosing, attempt: 0 };
  return left ? look(model, left, hint) : still(model);
}

function onOpened(model: DepositModel, order: DepositOrder, answer: Opened): Step {
  const remember: DepositEffect = { type: 'remember', order };
  if (answer.kind === 'invoice')
    return become(model, { status: 'invoice', order }, remember, {
      type: 'showInvoice',
      invoice: answer.invoice,
      order,
    });
  if (answer.page === null) return become(model, { status: 'choosing', refusal: PAGE_REFUSED });
  return become(model, { status: 'leaving', order }, remember, { type: 'leave', page: answer.page });
}

function onFound(
  model: DepositModel,
  { order, hint }: Extract<DepositPhase, { status: 'looking' }>,
  event: Extract<DepositEvent, { type: 'found' }>,
): Step {
  const { deposit } = event;
  // The server knows of none: whatever address led here, there is nothing to tell.
  if (!deposit) return become(model, choosing, { type: 'forget' });
  if (deposit.status === 'pending') return become(model, { status: 'waiting', order, hint });
  return become(model, { status: 'ended', order, outcome: deposit.status }, { type: 'forget' });
}

function isCurrent(phase: DepositPhase, event: DepositEvent): boolean {
  return !('attempt' in event) || ('attempt' in phase && phase.attempt === event.attempt);
}

function whileOpening(
  model: DepositModel,
  phase: Extract<DepositPhase, { status: 'opening' }>,
  event: DepositEvent,
): Step {
  switch (event.type) {
    case 'opened':
      return onOpened(model, phase.order, event.answer);
    case 'refused':
      return become(model, { status: 'choosing', refusal: event.refusal });
    case 'lost':
      return become(model, { status: 'unsure', order: phase.order, refusal: event.refusal });
    default:
      return still(model);
  }
}

function whileAway(
  model: DepositModel,
  phase: Extract<DepositPhase, { status: 'leaving' | 'invoice' }>,
  event: DepositEvent,
): Step {
  if (event.type === 'invoiceLeft' && phase.status === 'invoice') return look(model, phase.order, event.hint);
  if (event.type === 'invoiceFailed' && phase.status === 'invoice')
    return become(model, { status: 'choosing', refusal: PAGE_REFUSED }, { type: 'forget' });
  if (event.type === 'pageShown' && phase.status === 'leaving') return look(model, phase.order, null);
  return still(model);
}

function whileLooking(
  model: DepositModel,
  phase: Extract<DepositPhase, { status: 'looking' }>,
  event: DepositEvent,
): Step {
  const { order, hint } = phase;
  if (event.type === 'found') return onFound(model, phase, event);
  if (event.type === 'lookLost') return become(model, { status: 'lookFailed', order, hint });
  // It may have been asked a moment too early.
  return event.type === 'told' ? look(model, order, hint) : still(model);
}

export function reduceDeposit(model: DepositModel, event: DepositEvent): Step {
  const { phase } = model;
  if (!isCurrent(phase, event)) return still(model);
  switch (phase.status) {
    case 'choosing':
      if (event.type === 'submitted') return open(model, event.order);
      return event.type === 'inputChanged' && phase.refusal ? become(model, choosing) : still(model);
    case 'opening':
      return whileOpening(model, phase, event);
    case 'unsure':
      if (event.type === 'retryAsked') return open(model, phase.order);
      return event.type === 'changeAsked' ? become(model, choosing) : still(model);
    case 'leaving':
    case 'invoice':
      return whileAway(model, phase, event);
    case 'looking':
      return whileLooking(model, phase, event);
    case 'lookFailed':
    case 'waiting':
      if (event.type === 'lookAsked' || event.type === 'told') return look(model, phase.order, phase.hint);
      return event.type === 'changeAsked' ? become(model, choosing, { type: 'forget' }) : still(model);
    case 'ended':
      break;
  }
  return event.type === 'changeAsked' ? become(model, choosing) : still(model);
}
