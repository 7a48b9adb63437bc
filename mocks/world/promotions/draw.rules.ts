import type { Random } from '../random.ts';

/**
 * Draws `count` winning places, weighted by their tickets. Returns them in the order of drawing, or fewer if
 * too few places hold tickets.
 * @param ticketsAt a place's number of tickets, an integer
 */
export function drawPlaces(
  size: number,
  ticketsAt: (place: number) => number,
  count: number,
  random: Random,
): number[] {
  /** For each place, the total number of tickets up to and including it. */
  const ends = new Float64Array(size);
  let total = 0;
  let holders = 0;
  for (let place = 0; place < size; place += 1) {
    const tickets = ticketsAt(place);
    total += tickets;
    if (tickets > 0) holders += 1;
    ends[place] = total;
  }
  const winners = new Set<number>();
  while (winners.size < Math.min(count, holders)) {
    const ticket = Math.floor(random.next() * total);
    let [low, high] = [0, size - 1];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((ends[middle] ?? 0) > ticket) high = middle;
      else low = middle + 1;
    }
    winners.add(low);
  }
  return [...winners];
}
