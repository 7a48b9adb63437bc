import { useEffect, useState, type RefObject } from 'react';
import { isFrameReport } from '../frame.ts';
import { takeTurn } from './frameQueue.ts';

/** How far from the window a frame starts to load. */
const MARGIN = '300px';
const TIMEOUT_MS = 60_000;
const shownPhases = new Set(['playing', 'completed', 'finished', 'errored']);
const lastPhases = new Set(['completed', 'finished', 'errored', 'aborted']);

interface FrameState {
  readonly stage: 'waiting' | 'loading' | 'shown';
  readonly failure: string | null;
  /** The frame's position on the page, such as `3 of 12`. */
  readonly place: string;
}

const framesOfPage = (): Element[] => [...document.querySelectorAll('[data-story]')];

/**
 * Loads a frame when it is near the viewport and its turn has come, and tracks the rendering phase that the
 * story reports.
 */
export function useFrame(pane: RefObject<HTMLElement | null>): FrameState {
  const [state, setState] = useState<FrameState>({ stage: 'waiting', failure: null, place: '' });
  useEffect(() => {
    const element = pane.current;
    if (!element) return undefined;
    const place = framesOfPage().findIndex((frame) => frame.contains(element)) + 1;
    let leave = (): void => undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const change = (changed: Partial<FrameState>): void => setState((now) => ({ ...now, ...changed }));
    const start = (): void => {
      observer.disconnect();
      change({ stage: 'loading', place: `${place} of ${framesOfPage().length}` });
      timer = setTimeout(() => {
        change({ failure: `no answer after ${TIMEOUT_MS / 1000} s` });
        leave();
      }, TIMEOUT_MS);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        leave();
        if (entries.at(-1)?.isIntersecting) leave = takeTurn(start, place);
      },
      // `rootMargin` extends only the observer's root. The default root is Storybook's top window, so make
      // this document the root.
      { root: document, rootMargin: MARGIN },
    );
    observer.observe(element);
    const follow = ({ source, data }: MessageEvent<unknown>): void => {
      if (source !== element.querySelector('iframe')?.contentWindow || !isFrameReport(data)) return;
      clearTimeout(timer);
      if (shownPhases.has(data.storyPhase)) change({ stage: 'shown' });
      if (data.error !== undefined) change({ failure: data.error });
      if (lastPhases.has(data.storyPhase)) leave();
    };
    addEventListener('message', follow);
    return () => {
      removeEventListener('message', follow);
      observer.disconnect();
      clearTimeout(timer);
      leave();
    };
  }, [pane]);
  return state;
}
