import Gift from 'lucide-react/icons/gift';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Picture } from '#/ui/Picture/Picture.tsx';
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
      <Picture
        src={image}
        width={240}
        height={240}
        className={styles.picture}
        fallback={<Icon of={Gift} size="xl" />}
      />
    </span>
  );
}
