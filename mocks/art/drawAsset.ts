import {
  drawAvatar,
  drawCategoryIcon,
  drawGiftImage,
  drawLevelBadge,
  drawPromoImage,
  drawTrophy,
} from '#mocks/art/emblems.ts';
import { drawPoster } from '#mocks/art/events.ts';
import { isRendered } from '#mocks/art/urls.ts';
import { drawPaymentLogo, drawProducerLogo } from '#mocks/art/logos.ts';
import { drawPrize } from '#mocks/art/prizes.ts';
import { drawGameThumbnail, drawGameTile, drawSmallGameTile } from '#mocks/art/tile.ts';
import { drawBanner } from '#mocks/art/wide.ts';

const root = /^\/?(mock-assets\/)?/;

const titled = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

function banner(brand: string, file: string): string | null {
  const [, id, variant] = /^(.+)-(desktop|phone)$/.exec(file) ?? [];
  if (id === undefined || (variant !== 'desktop' && variant !== 'phone')) return null;
  return drawBanner({ id, brand, variant });
}

const drawers: Readonly<Record<string, (name: string) => string | null>> = {
  tile: (slug) => drawGameTile({ slug }),
  'tile-small': drawSmallGameTile,
  thumbnail: drawGameThumbnail,
  producer: (slug) => drawProducerLogo(titled(slug)),
  avatar: drawAvatar,
  level: (index) => (/^\d+$/.test(index) ? drawLevelBadge(Number(index)) : null),
  category: drawCategoryIcon,
  promo: drawPromoImage,
  poster: (slug) => drawPoster(slug, 1310, 480, 920),
  gift: drawGiftImage,
  payment: (id) => drawPaymentLogo(id),
  trophy: drawTrophy,
  prize: drawPrize,
};

/**
 * Types of pictures that are also rendered as WebP. Logos stay SVG, because a WebP would depend on the fonts
 * of the machine that renders it.
 */
const renderedFamilies = new Set(['tile', 'tile-small', 'thumbnail', 'banner', 'promo', 'poster']);
/** Accepts only plain slugs, so that a request can't create a file with an arbitrary name. */
const renderedName = /^[a-z0-9][a-z0-9-]{0,119}$/;

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    // The path has a stray percent sign and can't be decoded.
    return null;
  }
}

/**
 * The SVG for a path such as `/mock-assets/tile/wolf-moon.svg?v=2`, or null if the path is unknown.
 * A `.webp` path gives the SVG that the file is rendered from. Known paths: tile/{slug},
 * tile-small/{slug}, thumbnail/{slug}, producer/{slug}, banner/{brand}/{id}-{desktop|phone}, avatar/{seed},
 * level/{index}, category/{slug}, promo/{slug}, poster/{slug}, gift/{type}, payment/{id},
 * trophy/{id}, prize/{name}.
 */
export function drawAsset(path: string): string | null {
  const plain = decode(path.replace(/[?#].*$/s, ''));
  if (plain === null) return null;
  const [family = '', name = '', file, ...rest] = plain
    .replace(root, '')
    .replace(/\.(svg|webp)$/, '')
    .split('/');
  if (name === '' || rest.length > 0) return null;
  if (isRendered(plain)) {
    const isNamed = [name, file ?? name].every((part) => renderedName.test(part));
    if (!isNamed || !renderedFamilies.has(family)) return null;
  }
  if (family === 'banner') return file === undefined ? null : banner(name, file);
  if (file !== undefined || !Object.hasOwn(drawers, family)) return null;
  return drawers[family]?.(name) ?? null;
}
