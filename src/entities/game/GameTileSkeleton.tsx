import styles from './GameTile.module.css';

/** The place of a tile that is coming, of the tile's size. One element: a first view holds dozens of them. */
export function GameTileSkeleton() {
  return <span className={styles.skeleton} aria-hidden />;
}
