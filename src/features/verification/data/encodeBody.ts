// The body of an upload: 32 MB as one text would stop the page, so it is encoded in slices.
import { breathe } from '#/lib/schedule.ts';

/** Bytes; three of them make four characters, so that slices of a multiple of three fit together. */
const SLICE_BYTES = 3 * 128 * 1024;

function base64Of(slice: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const address = reader.result;
      if (typeof address === 'string') resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => reject(reader.error ?? new TypeError('the file cannot be read')));
    reader.readAsDataURL(slice);
  });
}

/**
 * `{"file": base64}`.
 * @throws DOMException when the file cannot be read, and when `signal` is aborted
 */
export async function encodeBody(file: Blob, signal: AbortSignal): Promise<Blob> {
  const parts: BlobPart[] = ['{"file":"'];
  for (let start = 0; start < file.size; start += SLICE_BYTES) {
    signal.throwIfAborted();
    parts.push(new Blob([await base64Of(file.slice(start, start + SLICE_BYTES))]));
    await breathe();
  }
  return new Blob([...parts, '"}'], { type: 'application/json' });
}
