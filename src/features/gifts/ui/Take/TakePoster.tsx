import type { ReactNode } from 'react';
import { GiftArt } from '../Art/GiftArt.tsx';
import styles from './TakePoster.module.css';

export interface TakePosterProps {
  /** Address of the gift's picture, from outside. */
  image: string | undefined;
  isPast?: boolean;
  eyebrow: ReactNode;
  title: ReactNode;
  titleId?: string;
  children: ReactNode;
}

export function TakePoster({ image, isPast = false, eyebrow, title, titleId, children }: TakePosterProps) {
  return (
    <section className={styles.poster}>
      <GiftArt image={image} isPast={isPast} size="lg" />
      <div className={styles.words}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1 id={titleId} className={styles.title}>
          {title}
        </h1>
        {children}
      </div>
    </section>
  );
}
