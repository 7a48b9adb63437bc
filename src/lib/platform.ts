import { matchesMedia } from './mediaQuery.ts';

export type Platform = 'mobile' | 'desktop';

/**
 * What the player's device is to the API (specification S7.1): a touch screen without a precise pointer is
 * mobile.
 */
export function devicePlatform(): Platform {
  return matchesMedia('(pointer: coarse) and (hover: none)') ? 'mobile' : 'desktop';
}
