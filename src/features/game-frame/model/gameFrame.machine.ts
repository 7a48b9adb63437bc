// The game frame as a pure function of events (specification S4.4 to S4.18).
import { paths } from '#/paths.ts';
import {
  initialModel,
  type Effect,
  type FrameEvent,
  type FrameModel,
  type Opening,
  type Phase,
  type Play,
  type Route,
  type RunAnswer,
  type Step,
} from './frameModel.ts';
import { leavesSite, mayRun, type Permission } from './rules.ts';

const idle: Phase = { status: 'idle' };

function still(model: FrameModel): Step {
  return { model, effects: [] };
}

export function pendingAttempt(phase: Phase): number | null {
  return (phase.status === 'loading' || phase.status === 'minimized') && phase.run === null
    ? phase.attempt
    : null;
}

function isAt(route: Route, { game, mode }: Play): boolean {
  return route.kind === 'game' && route.slug === game.slug && route.mode === mode;
}

/** Goes to a phase; a request that the new phase does not wait for is abandoned. */
function become(model: FrameModel, phase: Phase, ...effects: Effect[]): Step {
  const dropped = pendingAttempt(model.phase);
  const isDropped = dropped !== null && pendingAttempt(phase) !== dropped;
  return {
    model: { ...model, phase },
    effects: isDropped ? [{ type: 'abandonRun', attempt: dropped }, ...effects] : effects,
  };
}

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
  return become({ ...model, attempt }, phase, ...effects, request);
}

/** The last route that was neither a game's page nor an error, else Main. */
function returnPathOf({ route, returnPath }: FrameModel): string | null {
  return route.kind === 'other' ? route.path : returnPath;
}

function goBack(model: FrameModel): Effect {
  return { type: 'goTo', path: returnPathOf(model) ?? paths.main(), isReplacing: false };
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
  if (phase.status === 'idle') return still(model);
  if (route.kind === 'entrance') return become(model, idle);
  if (isAt(route, phase.play))
    return phase.status === 'minimized' ? become(model, resumed(phase)) : still(model);
  if (phase.status === 'loading') return become(model, { ...phase, status: 'minimized', isReady: false });
  if (phase.status === 'running') return become(model, { ...phase, status: 'minimized' });
  // What only asks or reports does not follow the player; a failure while minimized stays.
  const isLeft = phase.status !== 'minimized' && isAt(before.route, phase.play);
  return isLeft ? become(model, idle) : still(model);
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
      : become(model, { status: 'confirming', play });
  if (permission.kind === 'refused') return become(model, { status: 'failed', play, code: permission.code });
  return become(model, idle, {
    type: 'goTo',
    path: paths.login(paths.gameItem(play.game.slug)),
    isReplacing: true,
  });
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

function onRun(model: FrameModel, attempt: number, answer: RunAnswer): Step {
  const { phase } = model;
  if (pendingAttempt(phase) !== attempt || (phase.status !== 'loading' && phase.status !== 'minimized'))
    return still(model);
  const { play } = phase;
  const { url, isRedirect, ...rest } = answer;
  // The request has its answer, so nothing is abandoned by going on.
  const on = (next: Phase, ...effects: Effect[]): Step => ({ model: { ...model, phase: next }, effects });
  if (url === null) {
    return on(
      { status: 'failed', play, code: 'cannot_run_game' },
      { type: 'log', message: 'run_url was refused', slug: play.game.slug },
    );
  }
  if (!leavesSite(isRedirect, play.game)) return on({ ...phase, run: { ...rest, url } });
  // A player who has gone on to another page is not pulled away from it.
  return phase.status === 'minimized'
    ? on(idle)
    : on({ status: 'redirecting', play }, { type: 'leaveSite', url });
}

function onRunFailed(model: FrameModel, attempt: number, code: string): Step {
  const { phase } = model;
  if (pendingAttempt(phase) !== attempt || (phase.status !== 'loading' && phase.status !== 'minimized'))
    return still(model);
  const { play } = phase;
  return still({
    ...model,
    phase:
      code === 'blocked_double_game_run' ? { status: 'blocked', play } : { status: 'failed', play, code },
  });
}

function onReady(model: FrameModel, attempt: number, isReady: boolean): Step {
  const { phase } = model;
  if (!('attempt' in phase) || phase.attempt !== attempt || phase.run === null) return still(model);
  if (phase.status === 'loading')
    return become(model, { ...phase, status: 'running', run: phase.run, isReady });
  return isReady && !phase.isReady ? become(model, { ...phase, isReady }) : still(model);
}

function onTimeout(model: FrameModel, attempt: number): Step {
  const { phase } = model;
  const isWaiting =
    'attempt' in phase &&
    phase.attempt === attempt &&
    phase.run !== null &&
    !('isReady' in phase && phase.isReady);
  return isWaiting
    ? become(model, { status: 'failed', play: phase.play, code: 'frame_timeout' })
    : still(model);
}

function block(model: FrameModel): Step {
  const { phase } = model;
  return 'attempt' in phase ? become(model, { status: 'blocked', play: phase.play }) : still(model);
}

function onDeactivated(model: FrameModel, runToken: string, code: string | undefined): Step {
  const { phase } = model;
  if (!('attempt' in phase) || phase.run?.token !== runToken) return still(model);
  return code === undefined ? block(model) : become(model, { status: 'failed', play: phase.play, code });
}

function onClose(model: FrameModel, back: Effect): Step {
  if (model.phase.status === 'idle') return still(model);
  return become(model, idle, ...(isAt(model.route, model.phase.play) ? [back] : []));
}

function onResume(model: FrameModel): Step {
  const { phase } = model;
  if (phase.status !== 'minimized') return still(model);
  return {
    model,
    effects: [
      { type: 'goTo', path: paths.gameItem(phase.play.game.slug, phase.play.mode), isReplacing: false },
    ],
  };
}

function onRetry(model: FrameModel): Step {
  const { phase } = model;
  if (phase.status !== 'failed' && phase.status !== 'blocked') return still(model);
  const { game, mode } = phase.play;
  const isHere = isAt(model.route, phase.play);
  return start(
    model,
    phase.play,
    ...(isHere ? [] : [{ type: 'goTo', path: paths.gameItem(game.slug, mode), isReplacing: false } as const]),
  );
}

export function reduce(model: FrameModel, event: FrameEvent): Step {
  const { phase } = model;
  switch (event.type) {
    case 'opened':
      return onOpened(model, event.opening);
    case 'confirmed':
      return phase.status === 'confirming'
        ? start({ ...model, warned: [...model.warned, phase.play.game.slug] }, phase.play)
        : still(model);
    case 'runSucceeded':
      return onRun(model, event.attempt, event.answer);
    case 'runFailed':
      return onRunFailed(model, event.attempt, event.code);
    case 'loadingElapsed':
      return phase.status === 'loading' ? onReady(model, event.attempt, false) : still(model);
    case 'frameReady':
      return onReady(model, event.attempt, true);
    case 'frameTimedOut':
      return onTimeout(model, event.attempt);
    case 'routeChanged':
      return onRoute(model, event.route);
    case 'pageFailed':
      return still(model.route.kind === 'other' ? { ...model, route: { kind: 'error' } } : model);
    case 'minimizeAsked':
      return phase.status === 'loading' || phase.status === 'running'
        ? { model, effects: [goBack(model)] }
        : still(model);
    case 'resumeAsked':
      return onResume(model);
    case 'closeAsked':
      return onClose(model, goBack(model));
    case 'retryAsked':
      return onRetry(model);
    case 'exitMessage':
      return onClose(model, { type: 'goTo', path: paths.main(), isReplacing: false });
    case 'deactivated':
      return onDeactivated(model, event.runToken, event.code);
    case 'secondWindowStarted':
      return block(model);
    case 'sessionChanged':
      break;
  }
  // Another player has not been warned of anything.
  const forgetful = { ...model, warned: initialModel.warned };
  return phase.status === 'idle' ? still(forgetful) : become(forgetful, idle);
}
