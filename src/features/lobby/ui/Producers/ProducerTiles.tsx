import { useId } from 'react';
import type { Producer } from '#/api/generated/model/index.ts';
import { shownName } from '#/entities/game/rules.ts';
import { imageUrl } from '#/lib/url.ts';
import styles from './ProducersPicker.module.css';

export type ProducerTilesProps = {
  title: string;
  producers: readonly Producer[];
  onPick: (slug: string) => void;
  /** The heading says what a search has found. */
  isAnnounced?: boolean;
};

/** Producers as logo tiles; one without a logo that can be shown has its name. */
export function ProducerTiles({ title, producers, onPick, isAnnounced = false }: ProducerTilesProps) {
  const titleId = useId();
  return (
    <section className={styles.group}>
      <h3 id={titleId} className={styles.title} aria-live={isAnnounced ? 'polite' : undefined}>
        {title}
      </h3>
      <ul className={styles.tiles} aria-labelledby={titleId}>
        {producers.map((producer) => (
          <li key={producer.slug}>
            <button
              type="button"
              className={styles.tile}
              title={shownName(producer)}
              onClick={() => onPick(producer.slug)}
            >
              {imageUrl(producer.image) === undefined ? (
                <span className={styles.name}>{shownName(producer)}</span>
              ) : (
                <img
                  src={imageUrl(producer.image)}
                  alt={shownName(producer)}
                  width={160}
                  height={64}
                  loading="lazy"
                  decoding="async"
                />
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
