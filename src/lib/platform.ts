import { matchesMedia } from './mediaQuery.ts';

/**
 * True while the build prerenders pages. The build has no window to measure, and visitors see its pages
 * later.
 */
export const isBuild = typeof document === 'undefined';

export type Platform = 'mobile' | 'desktop';

/** A touch screen without a precise pointer counts as mobile (S7.1). */
export function devicePlatform(): Platform {
  return matchesMedia('(pointer: coarse) and (hover: none)') ? 'mobile' : 'desktop';
}
