export type Platform = 'mobile' | 'desktop';

/** What the player's device is to the API (specification §7): a touch screen without a precise pointer is mobile. */
export function devicePlatform(): Platform {
  if (typeof matchMedia !== 'function') return 'desktop';
  return matchMedia('(pointer: coarse) and (hover: none)').matches ? 'mobile' : 'desktop';
}
