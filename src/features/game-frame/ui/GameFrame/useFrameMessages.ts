import { useEffect, type RefObject } from 'react';
import { monotonicNow } from '#/lib/clock.ts';
import { tellFrame } from '../../gameFrame.store.ts';
import { createFrameGate, isExitMessage } from '../../model/frameMessages.ts';
import { sandboxOf } from '../../model/sandbox.ts';

/** Listens to the page of a run, and to nobody else. */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  attempt: number | null,
  url: string | null,
): void {
  useEffect(() => {
    if (attempt === null || url === null) return undefined;
    const { messageOrigin } = sandboxOf(url, location.origin);
    const read = createFrameGate({
      source: () => frame.current?.contentWindow ?? null,
      origin: messageOrigin,
      now: monotonicNow,
    });
    const onMessage = (event: MessageEvent<unknown>): void => {
      const message = read(event);
      if (message === null) return;
      tellFrame(isExitMessage(message) ? { type: 'exitMessage' } : { type: 'frameReady', attempt });
    };
    globalThis.addEventListener('message', onMessage);
    return () => globalThis.removeEventListener('message', onMessage);
  }, [frame, attempt, url]);
}
