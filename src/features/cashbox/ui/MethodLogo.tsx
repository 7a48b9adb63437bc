import { Picture } from '#/ui/Picture/Picture.tsx';
import styles from './MethodLogo.module.css';

/** The logo of a way to pay on a plate of its own; its first letter where there is no picture. */
export function MethodLogo({ name, image }: { name: string; image: string | undefined }) {
  return (
    <span className={styles.plate} aria-hidden="true">
      <Picture src={image} width={56} height={36} loading="lazy" fallback={name.slice(0, 1)} />
    </span>
  );
}
