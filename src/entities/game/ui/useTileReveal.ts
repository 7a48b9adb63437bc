import { useRef, useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import { prefetchPlayChunk } from '../playChunk.ts';

/** On touch, only one tile is open at a time. Not every browser blurs the previous tile. */
let closeOpenTile: (() => void) | null = null;

/** Reveals the actions on hover, on focus within, and on a first tap, which does not follow the link. */
export function useTileReveal() {
  const [isRevealed, setRevealed] = useState(false);
  const pressedClosed = useRef(false);

  const hide = () => setRevealed(false);
  const reveal = () => {
    if (closeOpenTile !== hide) closeOpenTile?.();
    closeOpenTile = hide;
    setRevealed(true);
    prefetchPlayChunk();
  };

  const handlers = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') reveal();
    },
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'touch' && !event.currentTarget.contains(document.activeElement)) hide();
    },
    // A tap focuses the link before `click`, so the state is recorded at `pointerdown`.
    onPointerDown: (event: PointerEvent) => {
      pressedClosed.current = event.pointerType === 'touch' && !isRevealed;
    },
    onPointerCancel: () => {
      pressedClosed.current = false;
    },
    onClickCapture: (event: MouseEvent) => {
      if (!pressedClosed.current) return;
      pressedClosed.current = false;
      event.preventDefault();
      event.stopPropagation();
      reveal();
    },
    onFocus: () => {
      if (!pressedClosed.current) reveal();
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) hide();
    },
  };
  return { isRevealed, handlers };
}
