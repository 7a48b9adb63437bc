import styles from './GameTile.module.css';

/** Same size as a tile. A single element, because the first viewport holds dozens. */
export function GameTileSkeleton() {
  return <span className={styles.skeleton} aria-hidden />;
}
