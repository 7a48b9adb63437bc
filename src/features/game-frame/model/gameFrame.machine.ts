// The game frame's state machine, a pure function of events (S4.4 to S4.18).
import { paths } from '#/paths.ts';
import {
  hasOpenBet,
  initialModel,
  type Effect,
  type FrameEvent,
  type FrameModel,
  type LeavingEvent,
  type Opening,
  type Phase,
  type Play,
  type Route,
  type Step,
} from './frameModel.ts';
import {
  block,
  idle,
  isAt,
  mayRun,
  onDeactivated,
  onReady,
  onRun,
  onRunFailed,
  onTimeout,
  type Permission,
  stay,
  transition,
} from './runEvents.ts';

function start(model: FrameModel, play: Play, ...effects: Effect[]): Step {
  const attempt = model.attempt + 1;
  const phase: Phase = isAt(model.route, play)
    ? { status: 'loading', play, attempt, run: null }
    : { status: 'minimized', play, attempt, run: null, isReady: false };
  const request: Effect = {
    type: 'requestRun',
    attempt,
    play,
    exitPath: returnPathOf(model) ?? paths.main(),
  };
  return transition({ ...model, attempt }, phase, ...effects, request);
}

function returnPathOf({ route, returnPath }: FrameModel): string | null {
  return route.kind === 'other' ? route.path : returnPath;
}

function goTo(path: string, isReplacing = false): Effect {
  return { type: 'goTo', path, isReplacing };
}

function goBack(model: FrameModel): Effect {
  return goTo(returnPathOf(model) ?? paths.main());
}

function moveTo(model: FrameModel, route: Route): FrameModel {
  return { ...model, route, returnPath: returnPathOf(model) };
}

function resumed(phase: Extract<Phase, { status: 'minimized' }>): Phase {
  const { play, attempt, run, isReady } = phase;
  return run ? { status: 'running', play, attempt, run, isReady } : { status: 'loading', play, attempt, run };
}

function onRoute(before: FrameModel, route: Route): Step {
  const model = moveTo(before, route);
  const { phase } = model;
  if (phase.status === 'idle') return stay(model);
  if (route.kind === 'entrance') return transition(model, idle);
  if (isAt(route, phase.play))
    return phase.status === 'minimized' ? transition(model, resumed(phase)) : stay(model);
  if (phase.status === 'loading') return transition(model, { ...phase, status: 'minimized', isReady: false });
  if (phase.status === 'running') return transition(model, { ...phase, status: 'minimized' });
  // Warnings and failures close when the player leaves the page. A failure of a minimized game stays.
  const isLeft = phase.status !== 'minimized' && isAt(before.route, phase.play);
  return isLeft ? transition(model, idle) : stay(model);
}

function isSamePlay(phase: Phase, { game, mode }: Play): boolean {
  const isAlive =
    phase.status === 'confirming' ||
    phase.status === 'loading' ||
    phase.status === 'running' ||
    phase.status === 'minimized';
  return isAlive && phase.play.game.slug === game.slug && phase.play.mode === mode;
}

function follow(model: FrameModel, play: Play, permission: Permission): Step {
  if (permission.kind === 'granted') return start(model, play);
  if (permission.kind === 'warningNeeded')
    return model.warned.includes(play.game.slug)
      ? start(model, play)
      : transition(model, { status: 'confirming', play });
  if (permission.kind === 'refused')
    return transition(model, { status: 'failed', play, code: permission.code });
  return transition(model, idle, goTo(paths.login(paths.gameItem(play.game.slug)), true));
}

function onOpened(before: FrameModel, { game, mode, ...asker }: Opening): Step {
  if (game.slug === '') return { model: before, effects: [{ type: 'log', message: 'no game id', slug: '' }] };
  const play: Play = { game, mode };
  const arrived = onRoute(before, { kind: 'game', slug: game.slug, mode });
  const { model } = arrived;
  if (isSamePlay(model.phase, play)) return arrived;
  const next = follow(model, play, mayRun({ ...play, ...asker }));
  return { model: next.model, effects: [...arrived.effects, ...next.effects] };
}

/**
 * A reload ends the run, so the game is started again. A warning that was confirmed before isn't repeated.
 */
function onRestored(model: FrameModel, opening: Opening): Step {
  const isElsewhere = model.route.kind !== 'game' && model.route.kind !== 'entrance';
  if (model.phase.status !== 'idle' || !isElsewhere || opening.game.slug === '') return stay(model);
  const { kind } = mayRun(opening);
  if (kind !== 'granted' && kind !== 'warningNeeded') return stay(model);
  const { game, mode } = opening;
  return start({ ...model, warned: [...model.warned, game.slug] }, { game, mode });
}

function onClose(model: FrameModel, back: Effect): Step {
  if (model.phase.status === 'idle') return stay(model);
  return transition(model, idle, ...(isAt(model.route, model.phase.play) ? [back] : []));
}

function onResume(model: FrameModel): Step {
  const { phase } = model;
  if (phase.status !== 'minimized') return stay(model);
  return { model, effects: [goTo(paths.gameItem(phase.play.game.slug, phase.play.mode))] };
}

function onRetry(model: FrameModel): Step {
  const { phase } = model;
  if (phase.status !== 'failed' && phase.status !== 'blocked') return stay(model);
  const { game, mode } = phase.play;
  const isHere = isAt(model.route, phase.play);
  return start(model, phase.play, ...(isHere ? [] : [goTo(paths.gameItem(game.slug, mode))]));
}

/** Whether an event would end the game while a bet is open. */
function dropsBet(model: FrameModel, event: FrameEvent): event is LeavingEvent {
  if (!hasOpenBet(model)) return false;
  return event.type === 'closeAsked' || (event.type === 'opened' && !isSamePlay(model.phase, event.opening));
}

function onBet(model: FrameModel, attempt: number, isOpen: boolean): Step {
  if (isOpen) return stay({ ...model, openBet: attempt });
  // The bet has ended, so process the event that was held back because of it.
  return model.openBet === attempt ? onLeave({ ...model, openBet: null }) : stay(model);
}

function onLeave({ leaving, ...model }: FrameModel): Step {
  const next: FrameModel = { ...model, openBet: null, leaving: null };
  return leaving ? reduce(next, leaving) : stay(next);
}

function onStay(model: FrameModel): Step {
  const stayed = { ...model, leaving: null };
  return model.leaving?.type === 'opened' ? onResume(stayed) : stay(stayed);
}

/** Reduces an event. Asks for confirmation first if the event would end the game while a bet is open. */
export function reduce(model: FrameModel, event: FrameEvent): Step {
  if (!dropsBet(model, event)) return reduceUnasked(model, event);
  if (event.type === 'closeAsked') return stay({ ...model, leaving: event });
  const { slug } = event.opening.game;
  const arrived = onRoute(model, { kind: 'game', slug, mode: event.opening.mode });
  return { ...arrived, model: { ...arrived.model, leaving: event } };
}

function reduceUnasked(model: FrameModel, event: FrameEvent): Step {
  const { phase } = model;
  switch (event.type) {
    case 'opened':
      return onOpened(model, event.opening);
    case 'restored':
      return onRestored(model, event.opening);
    case 'confirmed':
      return phase.status === 'confirming'
        ? start({ ...model, warned: [...model.warned, phase.play.game.slug] }, phase.play)
        : stay(model);
    case 'runSucceeded':
      return onRun(model, event.attempt, event.answer);
    case 'runFailed':
      return onRunFailed(model, event.attempt, event.code);
    case 'loadingElapsed':
      return phase.status === 'loading' ? onReady(model, event.attempt, false) : stay(model);
    case 'frameReady':
      return onReady(model, event.attempt, true);
    case 'frameTimedOut':
      return onTimeout(model, event.attempt);
    case 'routeChanged':
      return onRoute(model, event.route);
    case 'pageFailed':
      return stay(model.route.kind === 'other' ? { ...model, route: { kind: 'error' } } : model);
    case 'minimizeAsked':
      return phase.status === 'loading' || phase.status === 'running'
        ? { model, effects: [goBack(model)] }
        : stay(model);
    case 'resumeAsked':
      return onResume(model);
    case 'closeAsked':
      return onClose(model, goBack(model));
    case 'retryAsked':
      return onRetry(model);
    case 'betChanged':
      return onBet(model, event.attempt, event.isOpen);
    case 'leaveConfirmed':
      return onLeave(model);
    case 'leaveDeclined':
      return onStay(model);
    case 'exitMessage':
      return onClose(model, goTo(paths.main()));
    case 'deactivated':
      return onDeactivated(model, event.runToken, event.code);
    case 'secondWindowStarted':
      return block(model);
    case 'sessionChanged':
      break;
  }
  const unwarned = { ...model, warned: initialModel.warned };
  return phase.status === 'idle' ? stay(unwarned) : transition(unwarned, idle);
}
