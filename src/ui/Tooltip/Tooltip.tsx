import { useEffect, useId, useRef, useState, type ReactNode, useEffectEvent, type RefObject } from 'react';
import { placeBeside } from '../Popover/placeBeside.ts';
import { useDomEvents } from '../useDomEvents.ts';
import styles from './Tooltip.module.css';
import { gestureOf, HOLD_MS, isGhostMouse, isStill, type TouchPoint } from '../touch.ts';

/** Delay before showing or hiding, in ms (specification S9.6). */
const TOOLTIP_DELAY = 50;

export interface TooltipProps {
  content: ReactNode;
  /** Renders the trigger, which must spread `aria-describedby`. */
  children: (trigger: { 'aria-describedby': string }) => ReactNode;
}

/** A tooltip on hover, focus, tap and long press. Escape hides it. It can be hovered itself. */
export function Tooltip({ content, children }: TooltipProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (!bubble.current || !root.current) return;
      bubble.current.togglePopover(isWanted);
      if (isWanted) placeBeside(root.current, bubble.current, 'above');
    }, TOOLTIP_DELAY);
    return () => clearTimeout(timer);
  }, [isWanted]);

  const touch = useTouchReveal(root, isWanted, setWanted);
  useDomEvents(root, {
    ...touch.handlers,
    pointerenter: (event) => {
      if (touch.isMouse(event)) setWanted(true);
    },
    pointerleave: (event) => {
      if (touch.isMouse(event)) setWanted(false);
    },
    focusin: () => setWanted(true),
    focusout: () => setWanted(false),
    keydown: (event) => {
      if (event.key !== 'Escape' || !isWanted) return;
      // Escape hides only the tooltip; a surrounding dialog stays open.
      event.preventDefault();
      event.stopPropagation();
      setWanted(false);
    },
  });
  return (
    <span ref={root} className={styles.root}>
      {children({ 'aria-describedby': id })}
      <span ref={bubble} id={id} role="tooltip" popover="manual" className={styles.bubble}>
        {content}
      </span>
    </span>
  );
}

/**
 * A tap toggles the tooltip, a long press shows it, and a touch elsewhere hides it. Focus events aren't
 * enough, because some browsers don't focus a touched button.
 */
function useTouchReveal(
  root: RefObject<HTMLElement | null>,
  isShown: boolean,
  show: (isWanted: boolean) => void,
) {
  const start = useRef<TouchPoint & { wasShown: boolean }>(null);
  const lastTouch = useRef<number>(null);
  const holding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hideIfOutside = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !root.current?.contains(event.target)) show(false);
  });

  useEffect(() => () => clearTimeout(holding.current), []);
  useEffect(() => {
    if (!isShown) return undefined;
    document.addEventListener('pointerdown', hideIfOutside);
    return () => document.removeEventListener('pointerdown', hideIfOutside);
  }, [isShown]);

  const handlers = {
    pointerdown: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      start.current = { ...pointOf(event), wasShown: isShown };
      holding.current = setTimeout(() => show(true), HOLD_MS);
    },
    pointermove: (event: PointerEvent) => {
      if (start.current && !isStill(start.current, pointOf(event))) clearTimeout(holding.current);
    },
    pointerup: (event: PointerEvent) => {
      const from = start.current;
      start.current = null;
      clearTimeout(holding.current);
      if (event.pointerType !== 'touch') return;
      lastTouch.current = event.timeStamp;
      if (from && gestureOf(from, pointOf(event)) === 'tap') show(!from.wasShown);
    },
    pointercancel: () => {
      start.current = null;
      clearTimeout(holding.current);
    },
  };
  const isMouse = (event: PointerEvent) =>
    event.pointerType !== 'touch' && !isGhostMouse(event.timeStamp, lastTouch.current);
  return { handlers, isMouse };
}

function pointOf(event: PointerEvent): TouchPoint {
  return { x: event.clientX, y: event.clientY, at: event.timeStamp };
}
