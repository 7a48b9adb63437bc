import { matchesMedia } from './mediaQuery.ts';

export type Platform = 'mobile' | 'desktop';

/** A touch screen without a precise pointer counts as mobile (S7.1). */
export function devicePlatform(): Platform {
  return matchesMedia('(pointer: coarse) and (hover: none)') ? 'mobile' : 'desktop';
}
