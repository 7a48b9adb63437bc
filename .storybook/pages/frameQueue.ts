// Frames load a few at a time, because each one is a whole Storybook preview.
const AT_ONCE = 2;

type Start = () => void;

/** By their place on the page. */
const waiting = new Map<Start, number>();
const running = new Set<Start>();

function startNext(): void {
  for (const [start] of [...waiting].toSorted(([, one], [, other]) => one - other)) {
    if (running.size >= AT_ONCE) return;
    waiting.delete(start);
    running.add(start);
    start();
  }
}

/** Calls `start` when it is its turn, the first on the page first. The result leaves the queue, or frees the place. */
export function takeTurn(start: Start, place: number): () => void {
  waiting.set(start, place);
  // Later, because browsers notice the frames in sight one by one, in any order.
  setTimeout(startNext);
  return () => {
    waiting.delete(start);
    if (running.delete(start)) startNext();
  };
}
