import { useRef, type ReactNode } from 'react';
import { Popover } from '../Popover/Popover.tsx';
import { useDomEvents } from '../useDomEvents.ts';
import styles from './Menu.module.css';

export type MenuProps = {
  label: string;
  /** Draws the button that opens the menu; it must take these props. */
  trigger: (props: { popoverTarget: string }) => ReactNode;
  /** Links and buttons, a `MenuItem` each. */
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
};

/** A list of links and actions over the page; arrows move in it, a choice closes it. */
export function Menu({ label, trigger, children, align = 'end' }: MenuProps) {
  return (
    <Popover align={align} trigger={trigger}>
      {(close) => (
        <MenuList label={label} close={close}>
          {children}
        </MenuList>
      )}
    </Popover>
  );
}

/** One line of a menu; put a link or a button into it. */
export function MenuItem({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>;
}

function MenuList({ label, close, children }: { label: string; close: () => void; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  useDomEvents(list, {
    click: (event) => {
      if (event.target instanceof Element && event.target.closest('a, button')) close();
    },
    keydown: (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step === undefined || !list.current) return;
      event.preventDefault();
      moveFocus(list.current, step);
    },
  });
  return (
    <nav aria-label={label}>
      <ul ref={list} className={styles.list}>
        {children}
      </ul>
    </nav>
  );
}

/** To the next or previous item that can be used, round the ends. */
function moveFocus(list: HTMLElement, step: number): void {
  const items = [...list.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const at = items.findIndex((item) => item === document.activeElement);
  items.at((at + step) % items.length)?.focus();
}
