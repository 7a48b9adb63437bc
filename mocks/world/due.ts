// Runs due events in order. A due event happens at an instant without a request, such as the end of a
// tournament. Each domain lists its own in `due.ts`.
import type { Context } from './context.ts';
import { countFirst } from './projection.ts';

export interface DueEvent {
  /** Epoch milliseconds. */
  readonly at: number;
  /** A readable English name: `tournament night-race ends`. */
  readonly name: string;
  /**
   * Runs the event with `context.now` equal to `at`. Must check the state first, because another event of
   * the same time may have changed it.
   */
  run(context: Context): void;
}

export type DueScope = Pick<Context, 'world' | 'state' | 'brand'>;

/** Epoch milliseconds. */
export interface DueSpan {
  /** Timetable events up to this time have run. Setting the clock back doesn't change it. */
  readonly after: number;
  readonly until: number;
}

/**
 * Lists a domain's due events up to the end of the span, in any order. Later ones are ignored.
 * Listing must not change the state. Finished events must not be listed again:
 * - Events that follow from pending items in the state (a payout, a gift's expiry) are listed as long
 *   as the item is pending, even if they are earlier than `span.after`.
 * - Timetable events (a tournament ends, the weekly gifts) are listed only if later than
 *   `span.after`.
 */
export type DueSource = (scope: DueScope, span: DueSpan) => Iterable<DueEvent>;

const maxTimetables = 200;

interface Timetable {
  readonly events: readonly DueEvent[];
  readonly times: readonly number[];
}

/**
 * Defines timetable events: due events that depend only on the time when the world began. The list is
 * generated once per start time. Later calls search only its part after `span.after`.
 */
export function timetable(make: (scope: DueScope) => Iterable<DueEvent>): DueSource {
  const created = new Map<number, Timetable>();
  const timetableOf = (scope: DueScope): Timetable => {
    const { startedAt } = scope.state;
    const known = created.get(startedAt);
    if (known) return known;
    if (created.size >= maxTimetables) created.clear();
    const events = [...make(scope)].toSorted((one, other) => one.at - other.at);
    const made = { events, times: events.map(({ at }) => at) };
    created.set(startedAt, made);
    return made;
  };
  return function* dueWithin(scope, { after, until }) {
    const { events, times } = timetableOf(scope);
    for (let index = countFirst(times, (at) => at <= after); index < events.length; index += 1) {
      const event = events[index];
      if (!event || event.at > until) return;
      yield event;
    }
  };
}

interface DueRun {
  readonly sources: readonly DueSource[];
  readonly scope: DueScope;
  /**
   * Creates the context for an event. `sendMessages` delivers the messages that the event has
   * emitted.
   */
  contextAt(instant: number): { context: Context; sendMessages: () => void };
  /**
   * Keys of events that failed. Failed events are skipped, so that one failure doesn't block all later events.
   */
  readonly failed: Set<string>;
}

const keyOf = ({ at, name }: DueEvent): string => `${at} ${name}`;

function earliest({ sources, scope, failed }: DueRun, { after, until }: DueSpan): DueEvent[] {
  let at = until;
  let found: DueEvent[] = [];
  for (const source of sources) {
    for (const event of source(scope, { after, until: at })) {
      // The comparison is written as a negation, so that an event whose time is NaN is skipped as well.
      if (!(event.at <= at) || (failed.size > 0 && failed.has(keyOf(event)))) continue;
      if (event.at < at) found = [];
      at = event.at;
      found.push(event);
    }
  }
  return found;
}

/** Runs an event. Marks the event as failed if it throws, or if its source lists it again after it ran. */
function runEvent(dueRun: DueRun, event: DueEvent, context: Context, done: Set<string>): void {
  const key = keyOf(event);
  try {
    if (done.has(key)) throw new Error(`${event.name} is still listed after it ran`);
    event.run(context);
  } catch (error) {
    dueRun.failed.add(key);
    throw error;
  }
}

function runAll(dueRun: DueRun, events: readonly DueEvent[], at: number, done: Set<string>): unknown[] {
  const { context, sendMessages } = dueRun.contextAt(at);
  const errors: unknown[] = [];
  for (const event of events) {
    try {
      runEvent(dueRun, event, context, done);
    } catch (error) {
      errors.push(error);
    }
  }
  // Marks the events as done only after the loop. Events of the same instant and name share a key, so marking
  // the first one at once would make the others fail.
  for (const event of events) done.add(keyOf(event));
  sendMessages();
  return errors;
}

/**
 * Runs all due events up to `until`. Each runs at its own time and sees the effects of earlier ones, so
 * one long jump gives the same world as many short ones.
 * @throws the first error, after all other events have run
 */
export function runDue(dueRun: DueRun, until: number): void {
  const { state } = dueRun.scope;
  const done = new Set<string>();
  const errors: unknown[] = [];
  for (;;) {
    const events = earliest(dueRun, { after: state.dueRunUntil, until });
    const [first] = events;
    if (!first) break;
    state.dueRunUntil = Math.max(state.dueRunUntil, first.at);
    errors.push(...runAll(dueRun, events, first.at, done));
  }
  if (errors.length > 0) throw errors[0];
}

export function listDue(sources: readonly DueSource[], scope: DueScope, max: number): DueEvent[] {
  const span = { after: scope.state.dueRunUntil, until: Number.POSITIVE_INFINITY };
  return sources
    .flatMap((source) => [...source(scope, span)])
    .toSorted((one, other) => one.at - other.at)
    .slice(0, max);
}

/**
 * Time of the next due event before `horizon`, in epoch milliseconds; `horizon` if nothing is due. A nearer horizon
 * makes the search faster.
 */
export function nextDueAt({ sources, scope, failed }: Omit<DueRun, 'contextAt'>, horizon: number): number {
  const { dueRunUntil: after } = scope.state;
  let next = horizon;
  for (const source of sources)
    for (const event of source(scope, { after, until: next }))
      if (event.at < next && !failed.has(keyOf(event))) next = event.at;
  return next;
}
