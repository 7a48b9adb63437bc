// The mock server's state, as reported by the stream of changes (`GET /__mock__/events`).
import {
  getWatchChangesUrl,
  type Change,
  type Changes,
  type Disturbance,
  type DueEvent,
  type InboxItem,
  type LoggedCall,
  type LoggedFrame,
  type Reports,
  type Session,
  type Steps,
} from '../generated/control/client.ts';

/** Milliseconds before reopening a stream that was refused, for example by a proxy whose server is down. */
const reopenAfter = 1_000;

interface Known {
  session: Session;
  /** When `session` arrived, in milliseconds of `performance.now()`. */
  readAt: number;
  requests: LoggedCall[];
  inbox: InboxItem[];
  reports: Reports;
  steps: Steps;
  due: DueEvent[];
  /** Messages of the socket, and the disturbance that applies to the next messages. */
  frames: LoggedFrame[];
  disturbance: Disturbance | null;
}

const nothing: Omit<Known, 'session' | 'readAt'> = {
  requests: [],
  inbox: [],
  reports: { logs: [], performance: [], thirdParties: [] },
  steps: { position: 0, steps: [] },
  due: [],
  frames: [],
  disturbance: null,
};

/** Returns a new array, because the same array would mean an unchanged list. */
function applyListChange<Item>(
  list: readonly Item[],
  { keep, data }: { keep: number; data: readonly Item[] },
): Item[] {
  return [...list.slice(list.length - keep), ...data];
}

export function apply(known: Known, change: Change): void {
  const { reports, steps } = known;
  switch (change.kind) {
    case 'session':
      known.session = change.session;
      known.readAt = performance.now();
      break;
    case 'requests':
      known.requests = applyListChange(known.requests, change);
      break;
    case 'inbox':
      known.inbox = applyListChange(known.inbox, change);
      break;
    case 'logs':
      known.reports = { ...reports, logs: applyListChange(reports.logs, change) };
      break;
    case 'performance':
      known.reports = { ...reports, performance: applyListChange(reports.performance, change) };
      break;
    case 'third-parties':
      known.reports = { ...reports, thirdParties: applyListChange(reports.thirdParties, change) };
      break;
    case 'steps':
      known.steps = { position: change.position, steps: applyListChange(steps.steps, change) };
      break;
    case 'due':
      known.due = change.data;
      break;
    case 'frames':
      known.frames = applyListChange(known.frames, change);
      break;
    case 'disturbance':
      known.disturbance = change.disturbance ?? null;
  }
}

/**
 * Keeps a stream open only while the page is visible, because browsers allow six connections to a server. The
 * first event after a reconnection holds the whole state. Returns a function that reconnects.
 */
function openStream(receive: (changes: Changes) => void): () => void {
  let source: EventSource | undefined;
  const close = (): void => {
    source?.close();
    source = undefined;
  };
  const open = (): void => {
    close();
    if (document.hidden) return;
    const opened = new EventSource(getWatchChangesUrl());
    source = opened;
    opened.addEventListener('message', ({ data }: MessageEvent<string>) => {
      // The cast is safe: the contract test checks the events.
      receive(JSON.parse(data) as Changes);
    });
    opened.addEventListener('error', () => {
      // The browser reopens a lost connection, but not a refused one.
      if (opened.readyState !== EventSource.CLOSED) return;
      setTimeout(() => {
        if (source === opened) open();
      }, reopenAfter);
    });
  };
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) close();
    else open();
  });
  open();
  return open;
}

/**
 * Resolves after the stream's first event. The stream keeps `known` up to date and calls `onChange` after
 * each later event.
 */
export function watchChanges(
  onChange: (changes: Changes) => void,
): Promise<{ known: Known; renew: () => void }> {
  return new Promise((resolve) => {
    let known: Known | undefined;
    const renew = openStream((changes) => {
      if (known) {
        for (const change of changes) apply(known, change);
        onChange(changes);
        return;
      }
      const first = changes.find((change) => change.kind === 'session');
      if (!first) return;
      known = { ...nothing, session: first.session, readAt: performance.now() };
      for (const change of changes) apply(known, change);
      resolve({ known, renew });
    });
  });
}
