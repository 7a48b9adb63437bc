// Delivers messages to the UI once per frame, however many arrive.
import type { RealtimeMessage } from '#/api/generated/model/index.ts';
import { coalesce } from './sequence.ts';

// Milliseconds between deliveries in a hidden tab, which has no animation frames.
const hiddenInterval = 250;
const mostWaiting = 5000;

export interface Batch {
  add: (message: RealtimeMessage) => void;
  clear: () => void;
}

function onNextFrame(work: () => void): void {
  const isHidden = typeof document === 'undefined' || document.hidden;
  if (isHidden || typeof requestAnimationFrame !== 'function') setTimeout(work, hiddenInterval);
  else requestAnimationFrame(work);
}

/** Delivers messages in order once per frame, without those that a later one in the frame supersedes. */
export function createBatch(deliver: (message: RealtimeMessage) => void): Batch {
  let waiting: RealtimeMessage[] = [];
  let isPlanned = false;
  const flush = (): void => {
    isPlanned = false;
    const messages = coalesce(waiting);
    waiting = [];
    for (const message of messages) deliver(message);
  };
  return {
    add(message) {
      waiting.push(message);
      // A frame requested before the tab was hidden may never come.
      if (waiting.length >= mostWaiting) flush();
      if (isPlanned) return;
      isPlanned = true;
      onNextFrame(flush);
    },
    clear() {
      waiting = [];
    },
  };
}
