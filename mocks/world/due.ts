// What happens by itself when its time comes; each domain's `due.ts` names it, here all of it runs in order.
import type { Context } from './context.ts';

export interface DueThing {
  /** Epoch milliseconds. */
  readonly at: number;
  /** What a person would call it, in English: `tournament night-race ends`. */
  readonly name: string;
  /** Does it; `context.now` is `at`. Another thing of the same instant may have come first: look again before changing anything. */
  run(context: Context): void;
}

export type DuePlace = Pick<Context, 'world' | 'state' | 'brand'>;

/** Epoch milliseconds. */
export interface DueSpan {
  /** The furthest instant up to which the calendar is done. Going back with the clock does not move it. */
  readonly after: number;
  readonly until: number;
}

/**
 * What a domain has coming up to the end of a span, in any order; later things may be listed and are left out. Listing changes
 * nothing. What is done must not be listed again, which a source ensures in one of two ways:
 * - What waits in the state (a payout, a gift's expiry) is listed as long as it waits there, whatever its instant.
 * - The calendar (a tournament ends, the weekly gifts) lists only what is later than `span.after`.
 */
export type DueSource = (place: DuePlace, span: DueSpan) => Iterable<DueThing>;

const mostTimetables = 200;

/** A calendar whose things follow from the world's beginning alone: made once, looked through from where the world is. */
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
  /** What a thing runs with; `finish` sends what it had to tell. */
  contextAt(instant: number): { context: Context; finish: () => void };
  /** Things that failed, by `keyOf`. They are left out from then on, so that one of them does not stop the world. */
  readonly broken: Set<string>;
}

const keyOf = ({ at, name }: DueThing): string => `${at} ${name}`;

/** The things of the earliest instant of a span. */
function earliest({ sources, place, broken }: Settling, { after, until }: DueSpan): DueThing[] {
  let at = until;
  let found: DueThing[] = [];
  for (const source of sources) {
    for (const thing of source(place, { after, until: at })) {
      // An instant that is none is never reached, on either side.
      if (!(thing.at <= at) || (broken.size > 0 && broken.has(keyOf(thing)))) continue;
      if (thing.at < at) found = [];
      at = thing.at;
      found.push(thing);
    }
  }
  return found;
}

/** Runs a thing. One that fails, or is still listed after it ran, is broken. */
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
  // Two things of one instant may have the same name.
  for (const thing of things) done.add(keyOf(thing));
  finish();
  return errors;
}

/**
 * One long jump and many short ones give the same world: each thing runs at its own instant and sees what those before it did.
 * @throws the first error of the things that failed, when all others have run
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

/** When the next thing comes due, epoch milliseconds; Infinity when nothing does. */
export function nextDueAt({ sources, place, broken }: Omit<Settling, 'contextAt'>): number {
  const { settledUntil: after } = place.state;
  let next = Number.POSITIVE_INFINITY;
  for (const source of sources)
    for (const thing of source(place, { after, until: next }))
      if (thing.at < next && !broken.has(keyOf(thing))) next = thing.at;
  return next;
}
