// Messages reach the screen once a frame, however many arrive.
import type { RealtimeMessage } from '#/api/generated/model/index.ts';
import { coalesce } from './sequence.ts';

// A hidden tab has no frames.
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

/** Once a frame, in order, without those that a later message of the frame outdates. */
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
      // A frame that was planned before the tab was hidden may never come.
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
