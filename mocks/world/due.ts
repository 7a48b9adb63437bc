// Runs due events in order: what happens in the world at a time, without a request. Each domain
// lists its own in `due.ts`.
import type { Context } from './context.ts';

export interface DueThing {
  /** Epoch milliseconds. */
  readonly at: number;
  /** A readable English name: `tournament night-race ends`. */
  readonly name: string;
  /**
   * Runs the event with `context.now` equal to `at`. Check the state first, because another event
   * of the same time may have changed it.
   */
  run(context: Context): void;
}

export type DuePlace = Pick<Context, 'world' | 'state' | 'brand'>;

/** Epoch milliseconds. */
export interface DueSpan {
  /**
   * The latest time up to which timetable events have run. Setting the clock back doesn't change
   * it.
   */
  readonly after: number;
  readonly until: number;
}

/**
 * Lists a domain's due events up to the end of the span, in any order. Later ones are ignored.
 * Listing must not change the state. Finished events must not be listed again:
 * - Events that wait in the state (a payout, a gift's expiry) are listed while they wait, at any
 *   time.
 * - Timetable events (a tournament ends, the weekly gifts) are listed only if later than
 *   `span.after`.
 */
export type DueSource = (place: DuePlace, span: DueSpan) => Iterable<DueThing>;

const mostTimetables = 200;

/**
 * Due events that depend only on the start of the world. Generated once, then scanned from the
 * current position.
 */
export function timetable(make: (place: DuePlace) => Iterable<DueThing>): DueSource {
  const made = new Map<number, readonly DueThing[]>();
  const thingsOf = (place: DuePlace): readonly DueThing[] => {
    const { startedAt } = place.state;
    const known = made.get(startedAt);
    if (known) return known;
    if (made.size >= mostTimetables) made.clear();
    const things = [...make(place)].toSorted((one, other) => one.at - other.at);
    made.set(startedAt, things);
    return things;
  };
  return function* dueWithin(place, { after, until }) {
    for (const thing of thingsOf(place)) {
      if (thing.at > until) return;
      if (thing.at > after) yield thing;
    }
  };
}

interface Settling {
  readonly sources: readonly DueSource[];
  readonly place: DuePlace;
  /** Creates the context for an event. `finish` sends its messages. */
  contextAt(instant: number): { context: Context; finish: () => void };
  /** Keys of events that failed. They are skipped, so that one failure doesn't stop the world. */
  readonly broken: Set<string>;
}

const keyOf = ({ at, name }: DueThing): string => `${at} ${name}`;

/** The due events with the earliest time in the span. */
function earliest({ sources, place, broken }: Settling, { after, until }: DueSpan): DueThing[] {
  let at = until;
  let found: DueThing[] = [];
  for (const source of sources) {
    for (const thing of source(place, { after, until: at })) {
      // The negated comparison also skips NaN.
      if (!(thing.at <= at) || (broken.size > 0 && broken.has(keyOf(thing)))) continue;
      if (thing.at < at) found = [];
      at = thing.at;
      found.push(thing);
    }
  }
  return found;
}

/** Runs an event. Marks it as broken if it fails or is still listed afterwards. */
function runThing(settling: Settling, thing: DueThing, context: Context, done: Set<string>): void {
  const key = keyOf(thing);
  try {
    if (done.has(key)) throw new Error(`${thing.name} is still listed after it ran`);
    thing.run(context);
  } catch (error) {
    settling.broken.add(key);
    throw error;
  }
}

function runAll(settling: Settling, things: readonly DueThing[], at: number, done: Set<string>): unknown[] {
  const { context, finish } = settling.contextAt(at);
  const errors: unknown[] = [];
  for (const thing of things) {
    try {
      runThing(settling, thing, context, done);
    } catch (error) {
      errors.push(error);
    }
  }
  // Events at the same time may share a name.
  for (const thing of things) done.add(keyOf(thing));
  finish();
  return errors;
}

/**
 * Runs all due events up to `until`. Each runs at its own time and sees the effects of earlier
 * ones, so one long jump gives the same world as many short ones. @throws the first error, after
 * all other events have run
 */
export function settleDue(settling: Settling, until: number): number {
  const { state } = settling.place;
  const done = new Set<string>();
  const errors: unknown[] = [];
  let count = 0;
  for (;;) {
    const things = earliest(settling, { after: state.settledUntil, until });
    const [first] = things;
    if (!first) break;
    state.settledUntil = Math.max(state.settledUntil, first.at);
    errors.push(...runAll(settling, things, first.at, done));
    count += things.length;
  }
  if (errors.length > 0) throw errors[0];
  return count;
}

export function listDue(sources: readonly DueSource[], place: DuePlace, most: number): DueThing[] {
  const span = { after: place.state.settledUntil, until: Number.POSITIVE_INFINITY };
  return sources
    .flatMap((source) => [...source(place, span)])
    .toSorted((one, other) => one.at - other.at)
    .slice(0, most);
}

/** Time of the next due event, epoch milliseconds; Infinity if there is none. */
export function nextDueAt({ sources, place, broken }: Omit<Settling, 'contextAt'>): number {
  const { settledUntil: after } = place.state;
  let next = Number.POSITIVE_INFINITY;
  for (const source of sources)
    for (const thing of source(place, { after, until: next }))
      if (thing.at < next && !broken.has(keyOf(thing))) next = thing.at;
  return next;
}
