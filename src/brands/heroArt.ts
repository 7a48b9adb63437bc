// The brand's hero images, shared by the component and the preload links.
import { NARROW_WINDOW } from '#/lib/narrowWindow.ts';
import type { BrandId } from './brand.ts';

/** Image attributes: sources by pixel density, and the size of the smallest source in pixels. */
export interface HeroArt {
  readonly src?: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
}

export const heroMedia = { desktop: '(width >= 48rem)', phone: NARROW_WINDOW } as const;

/** A wide image for desktops, and a narrower one for phones, with sources for 2x and 3x screens. */
export function heroArt(brand: BrandId): Readonly<Record<keyof typeof heroMedia, HeroArt>> {
  const file = (name: string) => `/hero/${brand}-${name}.webp`;
  return {
    desktop: {
      src: file('desktop'),
      srcSet: `${file('desktop-sharp')} 2x`,
      width: 1310,
      height: 400,
    },
    phone: { srcSet: `${file('phone')} 2x, ${file('phone-sharp')} 3x`, width: 720, height: 480 },
  };
}
