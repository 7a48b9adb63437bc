import { useEffect, type RefObject } from 'react';
import { monotonicNow } from '#/lib/clock.ts';
import { gameFrame, dispatchFrame } from '../../gameFrame.store.ts';
import { createFrameGate, isExitMessage, type FrameMessage } from '../../model/frameMessages.ts';
import { sandboxOf } from '../../model/embedding.ts';

/** If a game never reports the end of a round, the balance updates after this time. */
const MAX_ROUND_MS = 10_000;

function createRoundWatch(): { hear: (message: FrameMessage) => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    gameFrame.isRoundOn = false;
  };
  return {
    stop,
    hear(message) {
      if (message !== 'roundStarted' && message !== 'roundEnded') return;
      stop();
      if (message === 'roundEnded') return;
      gameFrame.isRoundOn = true;
      timer = setTimeout(stop, MAX_ROUND_MS);
    },
  };
}

/** Listens to messages of the run's page only. */
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
    const round = createRoundWatch();
    const onMessage = (event: MessageEvent<unknown>): void => {
      const message = read(event);
      if (message === null) return;
      if (isExitMessage(message)) dispatchFrame({ type: 'exitMessage' });
      else if (message === 'gameReady') dispatchFrame({ type: 'frameReady', attempt });
      else if (message === 'betOpened' || message === 'betClosed')
        dispatchFrame({ type: 'betChanged', attempt, isOpen: message === 'betOpened' });
      else round.hear(message);
    };
    globalThis.addEventListener('message', onMessage);
    return () => {
      globalThis.removeEventListener('message', onMessage);
      round.stop();
    };
  }, [frame, attempt, url]);
}
