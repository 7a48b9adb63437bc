import type { PictureSize } from '../model/pictureFile.ts';

/** Pixels of the longer side of what is shown of a file. */
const SHOWN_PIXELS = 480;
/** Pixels that may be decoded for it; a larger picture is sent without having been shown. */
const MOST_DECODED_PIXELS = 60_000_000;
/** A strip would still be long when it is small. */
const LONGEST_RATIO = 8;

/**
 * Decoded beside the page's thread; null for a picture too large for that.
 * @throws DOMException when it cannot be decoded
 */
export async function drawSmall(file: Blob, { width, height }: PictureSize): Promise<ImageBitmap | null> {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  if (width * height > MOST_DECODED_PIXELS || long / short > LONGEST_RATIO) return null;
  const size = Math.min(SHOWN_PIXELS, long);
  return createImageBitmap(file, {
    resizeQuality: 'medium',
    ...(width >= height ? { resizeWidth: size } : { resizeHeight: size }),
  });
}
