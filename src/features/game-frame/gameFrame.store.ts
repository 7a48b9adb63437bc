// The open game. Events and effects are queued until the state machine and the effect handler have loaded.
import { proxy, ref } from 'valtio';
import type { GameRunType } from '#/api/generated/model/index.ts';
import { session } from '#/api/session/session.store.ts';
import { tabStore } from '#/lib/storage.ts';
import {
  initialModel,
  type Effect,
  type FrameEvent,
  type FrameModel,
  type Step,
} from './model/frameModel.ts';
import { routeOfPath } from './model/placement.ts';

type Machine = (model: FrameModel, event: FrameEvent) => Step;

const STORED_AS = 'openGame';
const WARNED_AS = 'warnedGames';

/**
 * Stores the open game and the warnings that the player has confirmed. Both are stored per tab and survive
 * a reload.
 */
function keepForReload({ phase, warned }: FrameModel): void {
  tabStore.set(WARNED_AS, [session.userId, ...warned].join(' '));
  const isOpen = phase.status === 'loading' || phase.status === 'running' || phase.status === 'minimized';
  if (isOpen) tabStore.set(STORED_AS, `${phase.play.mode} ${phase.play.game.slug}`);
  else tabStore.remove(STORED_AS);
}

function readReloaded(): { slug: string; mode: GameRunType } | null {
  // A duplicated tab also copies the session storage, but must not take over the game of the first tab.
  const isReload = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');
  const [mode, slug = ''] = tabStore.get(STORED_AS)?.split(' ') ?? [];
  return isReload && (mode === 'real' || mode === 'demo') && slug !== '' ? { mode, slug } : null;
}

/** The game that was open before the page was reloaded, or null. */
export const reloadedGame = readReloaded();

// `ref` hides the model from valtio's tracking, which isn't needed: the model is immutable and only replaced as
// a whole.
export const gameFrame = proxy({
  model: ref<FrameModel>(firstModel()),
  isRoundOn: false,
  /** The current round's stake in real and bonus money, in minor units. */
  stake: 0,
});

function firstModel(): FrameModel {
  const [owner, ...warned] = tabStore.get(WARNED_AS)?.split(' ') ?? [];
  return owner === session.userId ? { ...initialModel, warned } : initialModel;
}

let machine: Machine | null = null;
let runEffect: ((effect: Effect) => void) | null = null;
const queuedEvents: FrameEvent[] = [];
const queuedEffects: Effect[] = [];

export function dispatchFrame(event: FrameEvent): void {
  if (!machine) {
    queuedEvents.push(event);
    return;
  }
  const { model, effects } = machine(gameFrame.model, event);
  if (model !== gameFrame.model) {
    gameFrame.model = ref(model);
    keepForReload(model);
  }
  for (const effect of effects) {
    if (runEffect) runEffect(effect);
    else queuedEffects.push(effect);
  }
}

/** Sets the state machine and replays the queued events. */
export function setMachine(loaded: Machine): void {
  machine = loaded;
  for (const event of queuedEvents.splice(0)) dispatchFrame(event);
}

export function dispatchRoute(location: Pick<Location, 'pathname' | 'search' | 'hash'>): void {
  dispatchFrame({ type: 'routeChanged', route: routeOfPath(location) });
}

/** Attaches the effect handler and runs the queued effects. Returns the cleanup. */
export function attachEffects(handler: (effect: Effect) => void): () => void {
  runEffect = handler;
  for (const effect of queuedEffects.splice(0)) handler(effect);
  return () => {
    if (runEffect === handler) runEffect = null;
  };
}

export function resetGameFrame(): void {
  queuedEffects.length = 0;
  queuedEvents.length = 0;
  gameFrame.model = ref(initialModel);
  gameFrame.isRoundOn = false;
  gameFrame.stake = 0;
}
