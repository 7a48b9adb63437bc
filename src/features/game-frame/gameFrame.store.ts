// The game that is open, for the whole page. The machine decides; the container carries out its effects and
// keeps the timers. Both come later than the page: until then what happens is kept.
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
export const gameFrame = proxy({ model: ref<FrameModel>(initialModel) });

let machine: Machine | null = null;
let perform: ((effect: Effect) => void) | null = null;
const waitingEvents: FrameEvent[] = [];
// A page opens its game in the same moment in which the frame mounts, so what comes too early waits.
const waiting: Effect[] = [];

/** Tells the frame what has happened. */
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

/** Tells the frame where the visitor is; the location is the router's, without the base. */
export function tellRoute(location: Pick<Location, 'pathname' | 'search' | 'hash'>): void {
  tellFrame({ type: 'routeChanged', route: routeOfPath(location) });
}

/**
 * Says who carries out effects; those that wait are handed over at once. Returns the function that stops it.
 */
export function performEffects(performer: (effect: Effect) => void): () => void {
  perform = performer;
  for (const effect of waiting.splice(0)) performer(effect);
  return () => {
    if (perform === performer) perform = null;
  };
}

/**
 * Forgets everything, as a fresh page.
 * @testing
 */
export function resetGameFrame(): void {
  waiting.length = 0;
  waitingEvents.length = 0;
  gameFrame.model = ref(initialModel);
}
