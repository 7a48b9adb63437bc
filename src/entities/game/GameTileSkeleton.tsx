import styles from './GameTile.module.css';

/** A placeholder of a tile's size. A single element, because the first viewport holds dozens. */
export function GameTileSkeleton() {
  return <span className={styles.skeleton} aria-hidden />;
}
