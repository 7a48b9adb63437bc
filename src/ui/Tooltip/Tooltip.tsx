import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { placeBeside } from '../Popover/placeBeside.ts';
import { useDomEvents } from '../useDomEvents.ts';
import { useTouchReveal } from './useTouchReveal.ts';
import styles from './Tooltip.module.css';

/** Delay before showing or hiding, in ms (specification S9.6). */
const TOOLTIP_DELAY = 50;

export interface TooltipProps {
  content: ReactNode;
  /** Renders the trigger, which must spread `aria-describedby`. */
  children: (trigger: { 'aria-describedby': string }) => ReactNode;
}

/** Shown on hover, focus, tap and long press; Escape hides it. The tooltip itself is hoverable. */
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
