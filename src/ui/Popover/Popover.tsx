import { useEffect, useId, useRef, useState, type ReactNode, type ToggleEvent } from 'react';
import { closeWithBack } from '#/lib/backEntry.ts';
import { countDialog } from '../openDialogs.ts';
import { placeBeside } from './placeBeside.ts';
import styles from './Popover.module.css';

export interface PopoverProps {
  /** Renders the button that opens the popover. The button must spread these props. */
  trigger: (props: { popoverTarget: string }) => ReactNode;
  children: (close: () => void) => ReactNode;
  align?: 'start' | 'center' | 'end';
}

/** A native popover next to its button. The browser closes it on Escape and on an outside press. */
export function Popover({ trigger, children, align = 'center' }: PopoverProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const countOut = countDialog();
    const stopBack = closeWithBack(() => {
      box.current?.hidePopover();
      return true;
    });
    const place = () => {
      if (root.current && box.current) placeBeside(root.current, box.current, 'below', align);
    };
    place();
    // Places the box again whenever changed content resizes it.
    const sizes = new ResizeObserver(place);
    if (box.current) sizes.observe(box.current);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
      countOut();
      stopBack();
    };
  }, [isOpen, align]);

  const close = () => document.getElementById(id)?.hidePopover();
  return (
    <span ref={root} className={styles.root}>
      {trigger({ popoverTarget: id })}
      <div
        ref={box}
        id={id}
        popover="auto"
        className={styles.box}
        onToggle={(event: ToggleEvent) => setOpen(event.newState === 'open')}
      >
        {isOpen && children(close)}
      </div>
    </span>
  );
}
