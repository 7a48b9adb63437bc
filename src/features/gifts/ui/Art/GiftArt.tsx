import Gift from 'lucide-react/icons/gift';
import { imageUrl } from '#/lib/url.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import styles from './GiftArt.module.css';

export interface GiftArtProps {
  /** Address of the picture, from outside. */
  image: string | undefined;
  /** Past ones have lost their colours. */
  isPast?: boolean;
  size?: 'sm' | 'md' | 'lg';
}

export function GiftArt({ image, isPast = false, size = 'md' }: GiftArtProps) {
  return (
    <span className={styles.art} data-past={isPast || undefined} data-size={size} aria-hidden>
      {imageUrl(image) === undefined ? (
        <Icon of={Gift} size="xl" />
      ) : (
        <img
          className={styles.picture}
          src={imageUrl(image)}
          alt=""
          width={240}
          height={240}
          decoding="async"
        />
      )}
    </span>
  );
}
