// Addresses of the drawn pictures, as the answers of the API name them.

/** Below it lie all drawings. */
export const ART_ROOT = '/mock-assets/';

/** Where a static build lists the files that it has, without the root and as JSON. */
export const RENDERED_LIST = `${ART_ROOT}rendered.json`;

/** A game's tile, 300 x 400. */
export const tileAddress = (slug: string): string => `${ART_ROOT}tile/${slug}.webp`;

/** The same picture in small, 72 x 96, for lists of one line a game. */
export const thumbnailAddress = (slug: string): string => `${ART_ROOT}thumbnail/${slug}.webp`;

/** A banner in the identity of a brand: 1310 x 360, or 720 x 400 on a phone. */
export const bannerAddress = (brand: string, picture: string, variant: 'desktop' | 'phone'): string =>
  `${ART_ROOT}banner/${brand}/${picture}-${variant}.webp`;

/** The picture of a promotion, 640 x 360. */
export const promoAddress = (slug: string): string => `${ART_ROOT}promo/${slug}.webp`;

/** The poster of a promotion, 1310 x 480; its things stand in the right third. */
export const posterAddress = (slug: string): string => `${ART_ROOT}poster/${slug}.webp`;

/** Whether a file at this address is a rendered one, not the drawing itself. */
export const isRendered = (pathname: string): boolean => pathname.endsWith('.webp');
