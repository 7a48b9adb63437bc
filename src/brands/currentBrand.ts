// The brand of this page, chosen once before the first render.
import { buildBrand, isMocked } from '#/config.ts';
import type { Brand, BrandFlags, BrandId, HostFlags } from './brand.ts';
import { tabStore } from '#/lib/storage.ts';
import { brands } from './brands.ts';
import { isBrandId, resolveBrand, resolveFlags } from './resolveBrand.ts';

const STORED_AS = 'brand';

let chosen: Brand | undefined;

/**
 * The brand of the `?brand=` parameter, which exists only with mocks. It is stored for the tab, because the
 * visitor may reload a page without the parameter.
 */
function mockBrand(): string | null {
  const asked = new URLSearchParams(location.search).get('brand');
  if (!isBrandId(asked)) return tabStore.get(STORED_AS);
  tabStore.set(STORED_AS, asked);
  return asked;
}

/**
 * The page's brand: chosen by the document, else by the build, else by the host. With mocks, `?brand=` takes
 * precedence.
 */
export function currentBrand(): Brand {
  chosen ??= resolveBrand({
    mockBrand: isMocked ? mockBrand() : null,
    pageBrand: document.documentElement.dataset['brand'],
    buildBrand,
    host: location.host,
  });
  return chosen;
}

/** Overrides brand and flags. Only for stories and the build. */
export function setCurrentBrand(id: BrandId, flags: Partial<HostFlags> = {}): void {
  chosen = { ...brands[id], flags: { ...brands[id].flags, ...flags } };
}

/** The brand's flags for this host. The build has no host, so host flags don't apply there. */
export function currentFlags(): BrandFlags {
  return resolveFlags(currentBrand(), globalThis.location?.host ?? '');
}
