import ImageIcon from 'lucide-react/icons/image';
import { Icon } from '#/ui/Icon/Icon.tsx';
import styles from './UploadView.module.css';

/** A file's picture, or a sign for one that is too large to be drawn. */
export function PicturePreview({ picture, label }: { picture: ImageBitmap | null; label: string }) {
  if (!picture) {
    return (
      <span className={styles.blank}>
        <Icon of={ImageIcon} size="xl" label={label} />
      </span>
    );
  }
  const draw = (canvas: HTMLCanvasElement | null): void => {
    canvas?.getContext('2d')?.drawImage(picture, 0, 0);
  };
  return (
    <canvas
      ref={draw}
      className={styles.picture}
      width={picture.width}
      height={picture.height}
      role="img"
      aria-label={label}
    />
  );
}
