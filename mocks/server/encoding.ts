import { cached } from '../world/cached.ts';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export const BEST_COMPRESSION = constants.BROTLI_MAX_QUALITY;

export type Encoding = 'br' | 'gzip';

export function encodingOf(accept: string | string[] | undefined): Encoding | null {
  const text = String(accept ?? '');
  if (/\bbr\b/.test(text)) return 'br';
  return /\bgzip\b/.test(text) ? 'gzip' : null;
}

/** `quality` is Brotli's, 1 to 11. */
export function compress(content: string | Buffer, encoding: Encoding, quality: number): Buffer {
  if (encoding === 'gzip') return gzipSync(content, { level: Math.min(9, quality) });
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}

const minLength = 1_400;
const maxCached = 200;
const compressed: Record<Encoding, Map<string, Buffer>> = { br: new Map(), gzip: new Map() };

/**
 * Compresses a body if that saves space. Caches long bodies, because the same lists are requested
 * often.
 */
export function encodeBody(
  body: string,
  encoding: Encoding | null,
): { content: string | Buffer; encoding: Encoding | null } {
  if (encoding === null || body.length < minLength) return { content: body, encoding: null };
  const content = cached(compressed[encoding], maxCached, body, () => compress(body, encoding, 4));
  return { content, encoding };
}
