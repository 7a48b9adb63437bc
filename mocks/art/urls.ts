// URL paths of the drawn pictures.

export const ART_ROOT = '/mock-assets/';

/** JSON list of the pictures that a static build has rendered, as paths below `ART_ROOT`. */
export const RENDERED_LIST = `${ART_ROOT}rendered.json`;

/** A game's tile, 300 x 400. */
export const tileUrl = (slug: string): string => `${ART_ROOT}tile/${slug}.webp`;

/** A game's tile at 180 x 240, for screens with one device pixel per CSS pixel. */
export const smallTileUrl = (slug: string): string => `${ART_ROOT}tile-small/${slug}.webp`;

/** A game's tile at 72 x 96, for one-line lists. */
export const thumbnailUrl = (slug: string): string => `${ART_ROOT}thumbnail/${slug}.webp`;

/** A banner in the brand's style: 1310 x 360, or 720 x 400 for phones. */
export const bannerUrl = (brand: string, picture: string, variant: 'desktop' | 'phone'): string =>
  `${ART_ROOT}banner/${brand}/${picture}-${variant}.webp`;

/** A promotion's picture, 640 x 360. */
export const promoUrl = (slug: string): string => `${ART_ROOT}promo/${slug}.webp`;

/** A promotion's poster, 1310 x 480. Its motif is in the right third. */
export const posterUrl = (slug: string): string => `${ART_ROOT}poster/${slug}.webp`;

/** Whether the path is that of a rendered WebP file. All other pictures are SVGs. */
export const isRendered = (pathname: string): boolean => pathname.endsWith('.webp');
