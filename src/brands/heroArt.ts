// The pictures of a brand's hero, for whoever draws it and for the page that asks for it ahead.
import { NARROW_WINDOW } from '#/lib/narrowWindow.ts';
import type { BrandId } from './brand.ts';

/** Attributes of a picture: its files by density, and its size as drawn, in pixels. */
export interface HeroArt {
  readonly src?: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
}

/** The windows that each of them is for. */
export const heroMedia = { desktop: '(width >= 48rem)', phone: NARROW_WINDOW } as const;

/** The wide picture, and the tall one of phones, which show it at half its size. */
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
