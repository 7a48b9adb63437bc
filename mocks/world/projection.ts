// Projections: values derived from append-only lists, such as balances from the ledger. Each list item is
// processed once, so the cost of a read doesn't grow with the list. Projections aren't part of the state. After
// a restore, they are built again.

interface Projected<View> {
  added: number;
  view: View;
}

/**
 * Defines a projection of an append-only list. All reads of one list must pass the same context.
 * @param create creates an empty view
 * @param add adds one item to a view
 */
export function projectionOf<Item, View extends object, Context = void>(
  create: () => View,
  add: (view: View, item: Item, context: Context) => void,
): (list: readonly Item[], context: Context) => View {
  const known = new WeakMap<readonly Item[], Projected<View>>();
  return (list, context) => {
    const projected = known.get(list) ?? { added: 0, view: create() };
    known.set(list, projected);
    for (const { view } = projected; projected.added < list.length; projected.added += 1)
      // The cast is safe: the index is within the list.
      add(view, list[projected.added] as Item, context);
    return projected.view;
  };
}

/** A series of amounts in order of time. */
interface SortedSeries {
  readonly times: number[];
  /** For each time, the sum of all amounts up to it. */
  readonly totals: number[];
}

/**
 * Sums of amounts over time, as one or more series, each in order of time. Overdue events are dated at their
 * due time, so an amount may be older than the end of every series. Such an amount begins a new series.
 */
export type SumsOverTime = SortedSeries[];

export function addAt(sums: SumsOverTime, at: number, amount: number): void {
  let stretch = sums.find(({ times }) => (times.at(-1) ?? 0) <= at);
  if (!stretch) {
    stretch = { times: [], totals: [] };
    sums.push(stretch);
  }
  stretch.times.push(at);
  stretch.totals.push((stretch.totals.at(-1) ?? 0) + amount);
}

/**
 * Number of leading items that pass a test, found by binary search. No item that passes may come after one that
 * fails.
 */
export function countFirst(sorted: readonly number[], passes: (number: number) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(sorted[middle] ?? Infinity)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The sum of the amounts from `from` (inclusive) to `until` (exclusive). */
export function sumWithin(sums: SumsOverTime, from: number, until: number): number {
  if (until <= from) return 0;
  const before = ({ times, totals }: SortedSeries, end: number): number =>
    totals[countFirst(times, (at) => at < end) - 1] ?? 0;
  return sums.reduce((sum, stretch) => sum + before(stretch, until) - before(stretch, from), 0);
}
