// Streams the changes of a session to each client that watches it (`GET /__mock__/events`).
import type { ServerResponse } from 'node:http';
import type { Backend } from '../core/backend.ts';
import type { Command } from '../core/journal.ts';
import type {
  Change,
  Disturbance,
  DueEvent,
  InboxItem,
  LoggedCall,
  LoggedFrame,
  Reports,
  Session,
} from '../generated/control/client.ts';
import { describeSession, upcomingEvents } from '../handlers/control.ts';
import { sceneOf, stepsOf, type StepScene } from '../handlers/steps.ts';
import { reportsOf } from '../world/tracking/view.ts';
import type { Sessions } from './sessions.ts';

/** Milliseconds until a browser reconnects. */
const reconnectAfter = 1_000;

/** The state that a client knows. Lists are shallow copies of the casino's. */
interface Snapshot extends Reports {
  readonly session: Session;
  /**
   * Increases when the clock is moved or the casino is replaced. The passing of time alone isn't a
   * change.
   */
  readonly clockMoves: number;
  readonly requests: readonly LoggedCall[];
  readonly inbox: readonly InboxItem[];
  readonly commands: readonly Command[];
  readonly position: number;
  readonly due: readonly DueEvent[];
  readonly frames: readonly LoggedFrame[];
  readonly disturbance: Disturbance | null;
}

function snapshotOf(backend: Backend, clockMoves: number, visitor: string): Snapshot {
  const { hub, log, state, timeline } = backend;
  const { logs, performance, thirdParties } = reportsOf(backend);
  return {
    session: describeSession(backend, visitor),
    clockMoves,
    requests: log.list(),
    inbox: [...state.inbox],
    logs: [...logs],
    performance: [...performance],
    thirdParties: [...thirdParties],
    ...timeline.steps(),
    due: upcomingEvents(backend),
    frames: log.frames(),
    disturbance: hub.disturbance,
  };
}

interface ListChange<Item> {
  readonly keep: number;
  readonly data: Item[];
}

/**
 * Compares a list with its earlier version. Since then, the list may have gained items at the end and
 * lost old items at the start. `keep` is the number of earlier items that remain, and `data` are the
 * items after them. Null if the list is unchanged.
 */
export function listChange<Item>(
  before: readonly Item[] | undefined,
  now: readonly Item[],
): ListChange<Item> | null {
  if (before === undefined) return { keep: 0, data: [...now] };
  const [first] = now;
  const start = first === undefined ? -1 : before.indexOf(first);
  const kept = start === -1 ? [] : before.slice(start);
  const keep = kept.every((item, index) => item === now[index]) ? kept.length : 0;
  return keep === before.length && keep === now.length ? null : { keep, data: now.slice(keep) };
}

function isSameSession(before: Snapshot, now: Snapshot): boolean {
  if (before.clockMoves !== now.clockMoves) return false;
  return JSON.stringify({ ...before.session, now: '' }) === JSON.stringify({ ...now.session, now: '' });
}

function stepsChange(before: Snapshot | null, now: Snapshot, scene: StepScene): Change[] {
  const list = listChange(before?.commands, now.commands);
  if (!list && before?.position === now.position) return [];
  const { keep } = list ?? { keep: now.commands.length };
  return [{ kind: 'steps', position: now.position, keep, data: stepsOf(scene, now.commands, keep) }];
}

/** The change of a list, labelled with its kind; empty if the list is unchanged. */
function changeOf<Kind extends string, Item>(
  kind: Kind,
  before: readonly Item[] | undefined,
  now: readonly Item[],
): ({ kind: Kind } & ListChange<Item>)[] {
  const change = listChange(before, now);
  return change ? [{ kind, ...change }] : [];
}

function disturbanceChange(before: Snapshot | null, { disturbance }: Snapshot): Change[] {
  if (before && JSON.stringify(before.disturbance) === JSON.stringify(disturbance)) return [];
  return [{ kind: 'disturbance', ...(disturbance ? { disturbance } : {}) }];
}

/** All differences between two snapshots; the whole state if the client has none yet. */
function changesBetween(before: Snapshot | null, now: Snapshot, scene: StepScene): Change[] {
  const isSameDue = before !== null && JSON.stringify(before.due) === JSON.stringify(now.due);
  return [
    ...(before && isSameSession(before, now) ? [] : [{ kind: 'session' as const, session: now.session }]),
    ...changeOf('requests', before?.requests, now.requests),
    ...changeOf('inbox', before?.inbox, now.inbox),
    ...changeOf('logs', before?.logs, now.logs),
    ...changeOf('performance', before?.performance, now.performance),
    ...changeOf('third-parties', before?.thirdParties, now.thirdParties),
    ...stepsChange(before, now, scene),
    ...(isSameDue ? [] : [{ kind: 'due' as const, data: [...now.due] }]),
    ...changeOf('frames', before?.frames, now.frames),
    ...disturbanceChange(before, now),
  ];
}

interface Watcher {
  readonly response: ServerResponse;
  /** The refresh token of the visitor; empty for a guest. */
  readonly visitor: () => string;
  known: Snapshot | null;
  /** True while the client reads more slowly than the server writes. */
  isWaiting: boolean;
}

interface WatchedSession {
  readonly watchers: Set<Watcher>;
  /** The casino whose changes are watched. The session may replace it. */
  backend: Backend | undefined;
  stopListening: () => void;
  clockMoves: number;
  isScheduled: boolean;
}

export interface ChangeFeed {
  /**
   * Opens a stream that sends the whole state and then each change. `visitor` returns the visitor's refresh
   * token.
   */
  watch(session: string, response: ServerResponse, visitor: () => string): void;
  /** Sends the session's changes to its clients once the current task is done. */
  note(session: string): void;
  /** The number of open streams. */
  readonly size: number;
}

export function createChangeFeed(sessions: Sessions): ChangeFeed {
  const watched = new Map<string, WatchedSession>();

  const send = (session: string, watcher: Watcher, backend: Backend, clockMoves: number): void => {
    const { response, visitor, known } = watcher;
    if (watcher.isWaiting) return;
    const now = snapshotOf(backend, clockMoves, visitor());
    const changes = changesBetween(known, now, sceneOf(backend));
    if (changes.length === 0) return;
    watcher.known = now;
    watcher.isWaiting = !response.write(`data: ${JSON.stringify(changes)}\n\n`);
    if (!watcher.isWaiting) return;
    // A slow client gets all changes since its last event in one event.
    response.once('drain', () => {
      watcher.isWaiting = false;
      note(session);
    });
  };

  const compare = (session: string, place: WatchedSession): void => {
    const backend = sessions.get(session);
    if (backend !== place.backend) {
      place.stopListening();
      place.backend = backend;
      place.clockMoves += 1;
      // Watches the world itself, because due events change it without a request.
      const stopChanges = backend.onChange(() => note(session));
      const stopFrames = backend.log.onFrame(() => note(session));
      const stopJumps = backend.clock.onJump(() => {
        place.clockMoves += 1;
      });
      place.stopListening = () => {
        stopChanges();
        stopFrames();
        stopJumps();
      };
    }
    for (const watcher of place.watchers) send(session, watcher, backend, place.clockMoves);
  };

  const note = (session: string): void => {
    const place = watched.get(session);
    if (!place || place.isScheduled) return;
    place.isScheduled = true;
    setImmediate(() => {
      place.isScheduled = false;
      if (place.watchers.size > 0) compare(session, place);
    });
  };

  const placeOf = (session: string): WatchedSession => {
    const known = watched.get(session);
    if (known) return known;
    const place = {
      watchers: new Set<Watcher>(),
      backend: undefined,
      stopListening: () => undefined,
      clockMoves: 0,
      isScheduled: false,
    };
    watched.set(session, place);
    return place;
  };

  return {
    watch(session, response, visitor) {
      const place = placeOf(session);
      const watcher: Watcher = { response, visitor, known: null, isWaiting: false };
      place.watchers.add(watcher);
      response.on('close', () => {
        place.watchers.delete(watcher);
        if (place.watchers.size > 0) return;
        place.stopListening();
        watched.delete(session);
      });
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      response.write(`retry: ${reconnectAfter}\n\n`);
      compare(session, place);
    },
    note,
    get size() {
      return [...watched.values()].reduce((sum, { watchers }) => sum + watchers.size, 0);
    },
  };
}
