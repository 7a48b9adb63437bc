import { useId } from 'react';
import type { Producer } from '#/api/generated/model/index.ts';
import styles from './ProducersPicker.module.css';

export type ProducerTilesProps = {
  title: string;
  producers: readonly Producer[];
  onPick: (slug: string) => void;
  /** The heading says what a search has found. */
  isAnnounced?: boolean;
};

/** Producers as logo tiles; one without a logo shows its name. */
export function ProducerTiles({ title, producers, onPick, isAnnounced = false }: ProducerTilesProps) {
  const titleId = useId();
  return (
    <section className={styles.group}>
      <h3 id={titleId} className={styles.title} aria-live={isAnnounced ? 'polite' : undefined}>
        {title}
      </h3>
      <ul className={styles.tiles} aria-labelledby={titleId}>
        {producers.map(({ slug, name, image }) => (
          <li key={slug}>
            <button type="button" className={styles.tile} title={name} onClick={() => onPick(slug)}>
              {image === undefined ? (
                <span className={styles.name}>{name}</span>
              ) : (
                <img src={image} alt={name} width={160} height={64} loading="lazy" decoding="async" />
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
