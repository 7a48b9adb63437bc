import { useState, useSyncExternalStore } from 'react';
import { NARROW_WINDOW } from '#/lib/narrowWindow.ts';

/** URLs by pixel density, and the rendered size in pixels. */
export interface PictureFile {
  readonly src?: string | undefined;
  readonly srcSet?: string | undefined;
  readonly width: number;
  readonly height: number;
}

export interface ResponsivePictureProps {
  /** The file for narrow windows. Without it, all windows show the wide one. */
  narrow?: PictureFile | undefined;
  wide: PictureFile;
  alt: string;
  className?: string | undefined;
  loading?: 'lazy';
  decoding?: 'async' | 'sync';
  fetchPriority?: 'high';
}

const never = (): (() => void) => () => undefined;
const yes = (): boolean => true;
const no = (): boolean => false;

/**
 * A picture with a separate file for narrow windows.
 * Chromium keeps the image of a `<picture>`, and so the whole tree around it, in memory until it leaves
 * the document. A tree that React renders and discards never enters the document and would leak. So the
 * image is created only after its container is attached, before the first paint.
 */
export function ResponsivePicture({ narrow, wide, alt, ...image }: ResponsivePictureProps) {
  const [place, setPlace] = useState<HTMLPictureElement | null>(null);
  const isDrawnAhead = useSyncExternalStore(never, no, yes);
  return (
    <picture ref={setPlace}>
      {(place !== null || isDrawnAhead) && (
        <>
          {narrow?.srcSet !== undefined && <source media={NARROW_WINDOW} {...narrow} />}
          <img {...image} {...wide} alt={alt} />
        </>
      )}
    </picture>
  );
}
