import { useState, useSyncExternalStore } from 'react';
import { NARROW_WINDOW } from '#/lib/narrowWindow.ts';

/** Addresses of a picture by density, and its size as drawn, in pixels. */
export interface PictureFile {
  readonly src?: string | undefined;
  readonly srcSet?: string | undefined;
  readonly width: number;
  readonly height: number;
}

export interface ResponsivePictureProps {
  /** What narrow windows show instead; without an address all show the wide one. */
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
 * A picture with a file of its own for narrow windows.
 *
 * Chromium holds on to the image in a `<picture>`, and by it to the whole tree around it, until it leaves the
 * document. A tree that React makes and drops unseen never enters it; so the image is made when its place has
 * entered, still before the first paint.
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
