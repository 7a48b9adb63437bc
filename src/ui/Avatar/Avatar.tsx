import { Picture } from '../Picture/Picture.tsx';
import styles from './Avatar.module.css';

/** Natural size of player pictures in pixels. The circle is smaller. */
const DRAWN = 128;

export interface AvatarProps {
  /** The person's name. Its first letter replaces a missing picture. */
  name: string;
  src?: string | null | undefined;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Hides the avatar from assistive technology. Set it if the name is next to the avatar. */
  isDecorative?: boolean;
}

export function Avatar({ name, src, size = 'md', isDecorative = false }: AvatarProps) {
  const naming = isDecorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': name } as const);
  return (
    <span className={styles.avatar} data-size={size} {...naming}>
      <Picture
        src={src ?? undefined}
        width={DRAWN}
        height={DRAWN}
        className={styles.picture}
        fallback={initial(name)}
      />
    </span>
  );
}

/** The first grapheme, so that an emoji or an accented letter stays whole. */
function initial(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim().slice(0, 32));
  return first?.segment.toLocaleUpperCase() ?? '?';
}
