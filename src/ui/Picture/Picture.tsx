import { useState, type ReactNode } from 'react';
import { imageUrl } from '#/lib/url.ts';

export interface PictureProps {
  /** Untrusted URL. */
  src: string | undefined;
  width: number;
  height: number;
  className?: string | undefined;
  loading?: 'lazy';
  /** A replacement, shown if the URL is missing, unsafe or fails to load. */
  fallback?: ReactNode;
}

/** A decorative picture, next to text that says the same. */
export function Picture({ src, fallback = null, ...image }: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  if (imageUrl(src) === undefined || src === brokenSrc) return fallback;
  return <img {...image} src={imageUrl(src)} alt="" decoding="async" onError={() => setBrokenSrc(src)} />;
}
