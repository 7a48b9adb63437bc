// The brand of this page, chosen once before anything is drawn.
import { buildBrand, isMocked } from '#/config.ts';
import type { Brand, BrandFlags, BrandId, HostFlags } from './brand.ts';
import { brands } from './brands.ts';
import { resolveBrand, resolveFlags } from './resolveBrand.ts';

let chosen: Brand | undefined;

/** By the document, else by host; in the mocked environment `?brand=` before them. */
export function currentBrand(): Brand {
  chosen ??= resolveBrand({
    mockBrand: isMocked ? new URLSearchParams(location.search).get('brand') : null,
    pageBrand: document.documentElement.dataset['brand'],
    buildBrand,
    host: location.host,
  });
  return chosen;
}

/** Puts another brand on, as at a host with these flags; only stories and the build do. */
export function setCurrentBrand(id: BrandId, flags: Partial<HostFlags> = {}): void {
  chosen = { ...brands[id], flags: { ...brands[id].flags, ...flags } };
}

/** The brand's flags at this host; the build, which draws for every host of the brand, has none. */
export function currentFlags(): BrandFlags {
  return resolveFlags(currentBrand(), globalThis.location?.host ?? '');
}
