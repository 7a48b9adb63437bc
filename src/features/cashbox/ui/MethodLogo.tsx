import { imageUrl } from '#/lib/url.ts';
import styles from './MethodLogo.module.css';

/** The logo of a way to pay on a plate of its own; its first letter where there is no picture. */
export function MethodLogo({ name, image }: { name: string; image: string | undefined }) {
  return (
    <span className={styles.plate} aria-hidden="true">
      {imageUrl(image) === undefined ? (
        name.slice(0, 1)
      ) : (
        <img src={imageUrl(image)} alt="" width={56} height={36} loading="lazy" decoding="async" />
      )}
    </span>
  );
}
