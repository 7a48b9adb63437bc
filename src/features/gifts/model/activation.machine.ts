// Taking a gift as a pure function of events (specification S4.48, S4.50, S8.20).
import type { Gift } from '#/api/generated/model/index.ts';
import type { Step as MachineStep } from '#/lib/machine.ts';
import { isBonusMoney, kindOf } from '#/entities/gift/kinds.ts';

export interface Refusal {
  readonly code: string;
  /** Minor units of a deposit that are missing, where that is known. */
  readonly missing: number | null;
  readonly retryAfterSeconds: number | null;
}

export type ActivationPhase =
  | { readonly step: 'idle' }
  | { readonly step: 'asking'; readonly gift: Gift }
  /** `isAsked`: the dialog that asked waits with it. */
  | { readonly step: 'sending'; readonly gift: Gift; readonly attempt: number; readonly isAsked: boolean }
  /** No answer came: the list says what became of it. */
  | {
      readonly step: 'looking';
      readonly gift: Gift;
      readonly attempt: number;
      readonly isAsked: boolean;
      readonly refusal: Refusal;
    }
  | { readonly step: 'refused'; readonly gift: Gift; readonly refusal: Refusal }
  /** Whether it was done is not known; asking again is the same call. */
  | { readonly step: 'unanswered'; readonly gift: Gift; readonly refusal: Refusal };

export interface ActivationModel {
  readonly phase: ActivationPhase;
  readonly attempt: number;
}

export type ActivationEvent =
  /** The button was pressed; `obstacle` is what is known to stand in the way. */
  | { readonly type: 'pressed'; readonly gift: Gift; readonly obstacle: Refusal | null }
  | { readonly type: 'confirmed' }
  | { readonly type: 'dismissed' }
  /** The gift as the server has it now; null where its answer does not say. */
  | { readonly type: 'taken'; readonly attempt: number; readonly gift: Gift | null }
  | { readonly type: 'refused'; readonly attempt: number; readonly refusal: Refusal }
  | { readonly type: 'lost'; readonly attempt: number; readonly refusal: Refusal }
  /** The list was asked again; null where the gift is not in it, or the list did not come. */
  | { readonly type: 'found'; readonly attempt: number; readonly gift: Gift | null };

export type ActivationEffect =
  | { readonly type: 'send'; readonly attempt: number; readonly gift: Gift }
  | { readonly type: 'lookUp'; readonly attempt: number; readonly gift: Gift }
  | { readonly type: 'celebrate'; readonly gift: Gift };

type Step = MachineStep<ActivationModel, ActivationEffect>;

export function startActivation(): Step {
  return { model: { phase: { step: 'idle' }, attempt: 0 }, effects: [] };
}

function still(model: ActivationModel): Step {
  return { model, effects: [] };
}

function become(model: ActivationModel, phase: ActivationPhase, ...effects: ActivationEffect[]): Step {
  return { model: { ...model, phase }, effects };
}

function send(model: ActivationModel, gift: Gift, isAsked: boolean): Step {
  const attempt = model.attempt + 1;
  return become(
    { ...model, attempt },
    { step: 'sending', gift, attempt, isAsked },
    { type: 'send', attempt, gift },
  );
}

function onPressed(model: ActivationModel, gift: Gift, obstacle: Refusal | null): Step {
  if (obstacle) return become(model, { step: 'refused', gift, refusal: obstacle });
  // One press takes what is over at once. What runs for a while shows its terms first, and so does bonus
  // money, which closes payouts until it is wagered.
  if (kindOf(gift.type) === 'longTerm' || isBonusMoney(gift.type))
    return become(model, { step: 'asking', gift });
  return send(model, gift, false);
}

function onConfirmed(model: ActivationModel): Step {
  const { phase } = model;
  switch (phase.step) {
    case 'asking':
    case 'refused':
    case 'unanswered':
      return send(model, phase.gift, true);
    default:
      return still(model);
  }
}

function whileSending(
  model: ActivationModel,
  phase: Extract<ActivationPhase, { step: 'sending' }>,
  event: ActivationEvent,
): Step {
  const { gift, attempt, isAsked } = phase;
  switch (event.type) {
    case 'taken':
      return become(model, { step: 'idle' }, { type: 'celebrate', gift: event.gift ?? gift });
    case 'refused':
      return become(model, { step: 'refused', gift, refusal: event.refusal });
    case 'lost':
      return become(
        model,
        { step: 'looking', gift, attempt, isAsked, refusal: event.refusal },
        { type: 'lookUp', attempt, gift },
      );
    case 'dismissed':
      return aside(model, phase);
    default:
      return still(model);
  }
}

/** The dialog goes, the call goes on: what comes of it is told all the same. */
function aside(
  model: ActivationModel,
  phase: Extract<ActivationPhase, { step: 'sending' | 'looking' }>,
): Step {
  return become(model, { ...phase, isAsked: false });
}

function whileLooking(
  model: ActivationModel,
  phase: Extract<ActivationPhase, { step: 'looking' }>,
  event: ActivationEvent,
): Step {
  if (event.type === 'dismissed') return aside(model, phase);
  return event.type === 'found' ? onFound(model, phase, event.gift) : still(model);
}

function onFound(
  model: ActivationModel,
  { gift, refusal }: Extract<ActivationPhase, { step: 'looking' }>,
  found: Gift | null,
): Step {
  const isTaken = found !== null && (found.state === 'activated' || found.state === 'used');
  if (isTaken) return become(model, { step: 'idle' }, { type: 'celebrate', gift: found });
  return become(model, { step: 'unanswered', gift, refusal });
}

function isCurrent({ phase }: ActivationModel, event: ActivationEvent): boolean {
  return !('attempt' in event) || ('attempt' in phase && phase.attempt === event.attempt);
}

/** While a call is under way no press counts: a second press is one press. */
export function reduceActivation(model: ActivationModel, event: ActivationEvent): Step {
  const { phase } = model;
  if (!isCurrent(model, event)) return still(model);
  if (phase.step === 'sending') return whileSending(model, phase, event);
  if (phase.step === 'looking') return whileLooking(model, phase, event);
  switch (event.type) {
    case 'pressed':
      return onPressed(model, event.gift, event.obstacle);
    case 'confirmed':
      return onConfirmed(model);
    case 'dismissed':
      return phase.step === 'idle' ? still(model) : become(model, { step: 'idle' });
    default:
      return still(model);
  }
}
