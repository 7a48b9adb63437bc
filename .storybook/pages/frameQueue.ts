// Frames load a few at a time, because each one is a whole Storybook preview.
const AT_ONCE = 2;

type Start = () => void;

/** The frames that wait to load, with their positions on the page. */
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

/**
 * Calls `start` when a slot is free. Frames higher on the page go first. Call the returned function to leave
 * the queue or free the slot.
 */
export function takeTurn(start: Start, place: number): () => void {
  waiting.set(start, place);
  // Deferred until all visible frames are queued, because browsers report them one by one, in any order.
  setTimeout(startNext);
  return () => {
    waiting.delete(start);
    if (running.delete(start)) startNext();
  };
}
