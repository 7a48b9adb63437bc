import { useState, type ReactNode } from 'react';
import { imageUrl } from '#/lib/url.ts';

export interface PictureProps {
  /** Address from outside. */
  src: string | undefined;
  width: number;
  height: number;
  className?: string | undefined;
  loading?: 'lazy';
  /** Stands in where there is no address, a refused one, or nothing behind it. */
  fallback?: ReactNode;
}

/** A picture beside words that say the same. */
export function Picture({ src, fallback = null, ...image }: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  if (imageUrl(src) === undefined || src === brokenSrc) return fallback;
  return <img {...image} src={imageUrl(src)} alt="" decoding="async" onError={() => setBrokenSrc(src)} />;
}
