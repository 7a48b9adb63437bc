// The chat as a pure function of events. The conversation happens in the provider's window.
import type { ChatMaintenance } from '#/api/generated/model/index.ts';
import type { Step } from '#/lib/machine.ts';

/** `code` is an error code with a text. */
export interface ChatFailure {
  readonly code: string;
  readonly retryAfterSeconds: number | null;
}

export type ChatPhase =
  | { readonly status: 'idle' }
  | { readonly status: 'connecting'; readonly attempt: number }
  | { readonly status: 'resting'; readonly maintenance: ChatMaintenance }
  | { readonly status: 'failed'; readonly failure: ChatFailure }
  /** The provider's window is mounted, open or closed. */
  | { readonly status: 'talking' };

export interface ChatModel {
  readonly phase: ChatPhase;
  readonly attempt: number;
}

export type ChatEvent =
  | { readonly type: 'asked' }
  | { readonly type: 'dismissed' }
  | { readonly type: 'connected'; readonly attempt: number }
  | { readonly type: 'rests'; readonly attempt: number; readonly maintenance: ChatMaintenance }
  | { readonly type: 'failed'; readonly attempt: number; readonly failure: ChatFailure }
  /** Login or logout. Nothing of the former visitor may stay. */
  | { readonly type: 'visitorChanged' };

export type ChatEffect =
  | { readonly type: 'showDialog' }
  | { readonly type: 'closeDialog' }
  | { readonly type: 'connect'; readonly attempt: number }
  | { readonly type: 'openWindow' }
  | { readonly type: 'removeWindow' };

type ChatStep = Step<ChatModel, ChatEffect>;

export const chatAtRest: ChatModel = { phase: { status: 'idle' }, attempt: 0 };

const stay = (model: ChatModel): ChatStep => ({ model, effects: [] });

function ask(model: ChatModel): ChatStep {
  const { status } = model.phase;
  if (status === 'talking') return { model, effects: [{ type: 'openWindow' }] };
  if (status === 'connecting') return { model, effects: [{ type: 'showDialog' }] };
  const attempt = model.attempt + 1;
  const phase: ChatPhase = { status: 'connecting', attempt };
  // After a failure the dialog is already open.
  const show: readonly ChatEffect[] = status === 'failed' ? [] : [{ type: 'showDialog' }];
  return { model: { phase, attempt }, effects: [...show, { type: 'connect', attempt }] };
}

function leave(model: ChatModel): ChatStep {
  if (model.phase.status === 'talking') return stay(model);
  return stay({ ...model, phase: { status: 'idle' } });
}

function reset(model: ChatModel): ChatStep {
  const { status } = model.phase;
  if (status === 'idle') return stay(model);
  const effect: ChatEffect = status === 'talking' ? { type: 'removeWindow' } : { type: 'closeDialog' };
  return { model: { ...model, phase: { status: 'idle' } }, effects: [effect] };
}

function isAwaited({ phase }: ChatModel, attempt: number): boolean {
  return phase.status === 'connecting' && phase.attempt === attempt;
}

type Answer = Extract<ChatEvent, { readonly attempt: number }>;

/** Ignores responses to a cancelled attempt. */
function answered(model: ChatModel, event: Answer): ChatStep {
  if (!isAwaited(model, event.attempt)) return stay(model);
  if (event.type === 'rests')
    return stay({ ...model, phase: { status: 'resting', maintenance: event.maintenance } });
  if (event.type === 'failed') return stay({ ...model, phase: { status: 'failed', failure: event.failure } });
  return {
    model: { ...model, phase: { status: 'talking' } },
    effects: [{ type: 'closeDialog' }, { type: 'openWindow' }],
  };
}

export function reduceChat(model: ChatModel, event: ChatEvent): ChatStep {
  switch (event.type) {
    case 'asked':
      return ask(model);
    case 'dismissed':
      return leave(model);
    case 'visitorChanged':
      return reset(model);
    default:
      return answered(model, event);
  }
}
