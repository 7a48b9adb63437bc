import { Picture } from '../Picture/Picture.tsx';
import styles from './Avatar.module.css';

/** Pixels of the pictures that players have; the circle is smaller. */
const DRAWN = 128;

export interface AvatarProps {
  /** The person's name; its first letter stands in for a missing picture. */
  name: string;
  src?: string | null | undefined;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Leave the name out for assistive technology where it stands beside the picture anyway. */
  isDecorative?: boolean;
}

/** A person's picture or initial in a circle. */
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

/** The first letter as a reader sees it: an emoji or a letter with its marks stays whole. */
function initial(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim().slice(0, 32));
  return first?.segment.toLocaleUpperCase() ?? '?';
}
