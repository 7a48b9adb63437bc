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

/** Instants in epoch milliseconds: later than `after`, up to and with `until`. */
export interface DueSpan {
  readonly after: number;
  readonly until: number;
}

/**
 * What a domain has coming within a span, in any order; things outside it may be listed and are left out. What is done is not listed
 * again. Listing changes nothing. A thing must be made before its instant, since what lies before the latest settled one is over.
 */
export type DueSource = (place: DuePlace, span: DueSpan) => Iterable<DueThing>;

const mostTimetables = 200;

/** A source whose things follow from the world's beginning alone: made once, looked through from where the world is. */
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
}

/** The things of the earliest instant of a span. */
function earliest({ sources, place }: Settling, { after, until }: DueSpan): DueThing[] {
  let at = until;
  let found: DueThing[] = [];
  for (const source of sources) {
    for (const thing of source(place, { after, until: at })) {
      if (thing.at <= after || thing.at > at) continue;
      if (thing.at < at) found = [];
      at = thing.at;
      found.push(thing);
    }
  }
  return found;
}

/** One long jump and many short ones give the same world: each thing runs at its own instant and sees what those before it did. */
export function settleDue(settling: Settling, until: number): number {
  const { state } = settling.place;
  let count = 0;
  while (state.settledUntil < until) {
    const things = earliest(settling, { after: state.settledUntil, until });
    const [first] = things;
    if (!first) break;
    // Before they run: one that fails is told once, and does not stop the world for good.
    state.settledUntil = first.at;
    const { context, finish } = settling.contextAt(first.at);
    try {
      for (const thing of things) thing.run(context);
    } finally {
      finish();
    }
    count += things.length;
  }
  return count;
}

export function listDue(sources: readonly DueSource[], place: DuePlace, most: number): DueThing[] {
  const span = { after: place.state.settledUntil, until: Number.POSITIVE_INFINITY };
  return sources
    .flatMap((source) => [...source(place, span)].filter(({ at }) => at > span.after))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, most);
}

/** When the next thing comes due, epoch milliseconds; Infinity when nothing does. */
export function nextDueAt(sources: readonly DueSource[], place: DuePlace): number {
  const { settledUntil: after } = place.state;
  let next = Number.POSITIVE_INFINITY;
  for (const source of sources)
    for (const { at } of source(place, { after, until: next })) if (at > after && at < next) next = at;
  return next;
}
