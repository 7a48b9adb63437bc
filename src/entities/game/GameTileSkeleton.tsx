import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import styles from './GameTile.module.css';

/** The place of a tile that is coming, of the tile's size. */
export function GameTileSkeleton() {
  return (
    <span className={styles.skeleton}>
      <Skeleton ratio="3 / 4" />
      <Skeleton height="1.25rem" width="80%" />
    </span>
  );
}
