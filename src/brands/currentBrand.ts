// The brand of this page, chosen once before anything is drawn.
import { buildBrand, isMocked } from '#/config.ts';
import type { Brand, BrandFlags, BrandId } from './brand.ts';
import { brands } from './brands.ts';
import { resolveBrand, resolveFlags } from './resolveBrand.ts';

let chosen: Brand | undefined;

/** The page's brand: the build's or the host's; in the mocked environment `?brand=` before them. */
export function currentBrand(): Brand {
  chosen ??= resolveBrand({ buildBrand, host: location.host, mockBrand: isMocked ? mockedBrand() : null });
  return chosen;
}

/** Puts another brand on: only stories do, a page keeps the brand it began with. */
export function setCurrentBrand(id: BrandId): void {
  chosen = brands[id];
}

/** The brand's flags at this host. */
export function currentFlags(): BrandFlags {
  return resolveFlags(currentBrand(), location.host);
}

/** `?brand=` of the address; without it the one that the document already wears, which the head script may have kept for the tab. */
function mockedBrand(): string | null {
  return new URLSearchParams(location.search).get('brand') ?? document.documentElement.dataset['brand'] ?? null;
}
