/** Bytes, as the limit counts them. */
export const MEGABYTE = 1024 * 1024;

/** Megabytes of a file, never none. */
export function megabytesOf(bytes: number): number {
  return Math.max(0.01, bytes / MEGABYTE);
}
