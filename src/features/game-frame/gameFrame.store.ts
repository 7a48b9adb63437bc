// The open game. The machine decides, the container performs; what happens before both are there is kept.
import { proxy, ref } from 'valtio';
import {
  initialModel,
  type Effect,
  type FrameEvent,
  type FrameModel,
  type Step,
} from './model/frameModel.ts';
import { routeOfPath } from './model/routeOfPath.ts';

type Machine = (model: FrameModel, event: FrameEvent) => Step;

// A ref keeps the model as it is: it is frozen by its types, and replaced as a whole.
export const gameFrame = proxy({ model: ref<FrameModel>(initialModel), isRoundOn: false });

let machine: Machine | null = null;
let perform: ((effect: Effect) => void) | null = null;
const waitingEvents: FrameEvent[] = [];
// A page opens its game in the same moment in which the frame mounts, so what comes too early waits.
const waiting: Effect[] = [];

export function tellFrame(event: FrameEvent): void {
  if (!machine) {
    waitingEvents.push(event);
    return;
  }
  const { model, effects } = machine(gameFrame.model, event);
  if (model !== gameFrame.model) gameFrame.model = ref(model);
  for (const effect of effects) {
    if (perform) perform(effect);
    else waiting.push(effect);
  }
}

/** Sets the machine; it catches up with what has happened before. */
export function setMachine(loaded: Machine): void {
  machine = loaded;
  for (const event of waitingEvents.splice(0)) tellFrame(event);
}

export function tellRoute(location: Pick<Location, 'pathname' | 'search' | 'hash'>): void {
  tellFrame({ type: 'routeChanged', route: routeOfPath(location) });
}

/** Says who carries out effects; waiting ones are handed over at once. Returns the stop. */
export function performEffects(performer: (effect: Effect) => void): () => void {
  perform = performer;
  for (const effect of waiting.splice(0)) performer(effect);
  return () => {
    if (perform === performer) perform = null;
  };
}

export function resetGameFrame(): void {
  waiting.length = 0;
  waitingEvents.length = 0;
  gameFrame.model = ref(initialModel);
  gameFrame.isRoundOn = false;
}
