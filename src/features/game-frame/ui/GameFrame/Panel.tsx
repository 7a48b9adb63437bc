import { useId, type ReactNode } from 'react';
import { takeFocus } from '#/ui/takeFocus.ts';
import styles from './Panel.module.css';

type PanelProps = {
  tone: 'error' | 'warning';
  title: ReactNode;
  text: ReactNode;
  children: ReactNode;
};

/** In the game's place: it takes the focus, since its buttons are all there is. */
export function Panel({ tone, title, text, children }: PanelProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <div
      ref={takeFocus}
      className={styles.panel}
      data-tone={tone}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      tabIndex={-1}
    >
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <p id={textId} className={styles.text}>
        {text}
      </p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
