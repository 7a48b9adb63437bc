// Checks the format of a file by its content instead of its name (S5.27).

/** Maximum file size in bytes (S9.47). */
export const MAX_BYTES = 32 * 1024 * 1024;
/** Maximum number of pixels. No phone's camera takes so many. More may be a decompression bomb. */
const MAX_PIXELS = 250_000_000;

/**
 * `wrongType`: neither the name nor the content is that of a picture. `disguised`: the file is named like a
 * picture, but the content isn't one.
 */
export type FileProblem =
  | 'empty'
  | 'tooLarge'
  | 'wrongType'
  | 'disguised'
  | 'tooManyPixels'
  | 'broken'
  | 'unreadable';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export type FileCheck =
  | ({ readonly kind: 'fine' } & PictureSize)
  | { readonly kind: 'refused'; readonly problem: FileProblem };

const PICTURE_NAME = /\.(?:jpe?g|png)$/i;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPG = [0xff, 0xd8, 0xff];
/** Number of bytes from the start of a PNG to the end of its width and height fields. */
const PNG_HEAD = 24;
/** Number of bytes to read at once while searching a JPG for its size. */
const CHUNK = 64 * 1024;
/**
 * Length of a JPG frame header up to its width, in bytes: marker, segment length, precision, height and width.
 */
const FRAME_HEAD = 9;

const beginsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

function pictureKind(bytes: Uint8Array): 'jpg' | 'png' | null {
  if (beginsWith(bytes, PNG)) return 'png';
  return beginsWith(bytes, JPG) ? 'jpg' : null;
}

async function viewOf(file: Blob, from: number, length: number): Promise<DataView> {
  return new DataView(await file.slice(from, from + length).arrayBuffer());
}

/** Start-of-frame markers are 0xC0 to 0xCF, except for 0xC4 and 0xCC (tables) and 0xC8 (extension). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/**
 * Finds width and height of a JPG. They come after other segments, which may be long (thumbnail, colour
 * profile).
 */
async function jpgSize(file: Blob): Promise<PictureSize | null> {
  let at = 2;
  let from = 0;
  let view = await viewOf(file, from, CHUNK);
  while (at + FRAME_HEAD <= file.size) {
    if (at + FRAME_HEAD > from + view.byteLength) {
      from = at;
      view = await viewOf(file, from, CHUNK);
    }
    const here = at - from;
    const marker = view.getUint8(here + 1);
    if (view.getUint8(here) !== 0xff) return null;
    if (isFrame(marker)) return { height: view.getUint16(here + 5), width: view.getUint16(here + 7) };
    // Fill bytes may precede a marker. They are skipped one by one.
    at += marker === 0xff ? 1 : 2 + view.getUint16(here + 2);
  }
  return null;
}

async function pngSize(file: Blob): Promise<PictureSize | null> {
  const view = await viewOf(file, 0, PNG_HEAD);
  return view.byteLength < PNG_HEAD ? null : { width: view.getUint32(16), height: view.getUint32(20) };
}

async function check(file: File): Promise<FileCheck> {
  const refused = (problem: FileProblem): FileCheck => ({ kind: 'refused', problem });
  if (file.size === 0) return refused('empty');
  if (file.size > MAX_BYTES) return refused('tooLarge');
  const kind = pictureKind(new Uint8Array(await file.slice(0, PNG.length).arrayBuffer()));
  if (kind === null) return refused(PICTURE_NAME.test(file.name) ? 'disguised' : 'wrongType');
  const size = await (kind === 'png' ? pngSize(file) : jpgSize(file));
  if (!size || size.width === 0 || size.height === 0) return refused('broken');
  return size.width * size.height > MAX_PIXELS ? refused('tooManyPixels') : { kind: 'fine', ...size };
}

/** Checks a file. Reads only as far as the picture's width and height. */
export async function checkFile(file: File): Promise<FileCheck> {
  try {
    return await check(file);
  } catch {
    // Reading fails if the file was moved, changed or deleted after it was chosen.
    return { kind: 'refused', problem: 'unreadable' };
  }
}
