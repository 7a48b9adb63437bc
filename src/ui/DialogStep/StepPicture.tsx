import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import styles from './StepPicture.module.css';

/**
 * The picture of a step, in front of a soft glow. It is a separate module, because the age gate in the first
 * view shows a step without a picture.
 * @param icon fallback if there is no picture
 */
export function StepPicture({ src, icon }: { src: string | undefined; icon: LucideIcon }) {
  return (
    <span className={styles.stage}>
      <Picture
        src={src}
        width={160}
        height={160}
        className={styles.picture}
        fallback={<Icon of={icon} size="xl" />}
      />
    </span>
  );
}
