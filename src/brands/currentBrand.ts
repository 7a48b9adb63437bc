// The brand of this page, chosen once before the first render.
import { buildBrand, isMocked } from '#/config.ts';
import { type Brand, type BrandFlags, type BrandId, type HostFlags, brandIds, isBrandId } from './brand.ts';
import { tabStore } from '#/lib/storage.ts';
import { brands } from './brands.ts';
import { hostMatches } from './hostPattern.ts';

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

export interface BrandQuestion {
  /** The brand that the document was prerendered for, if any. */
  readonly pageBrand?: string | null | undefined;
  readonly buildBrand?: string | undefined;
  readonly host: string;
  /** The brand of the `?brand=` parameter. Only set with mocks. */
  readonly mockBrand?: string | null | undefined;
}

/** The first known brand among mock parameter, document, build and host, else the default brand. */
export function resolveBrand({ mockBrand, pageBrand, buildBrand, host }: BrandQuestion): Brand {
  const named = [mockBrand, pageBrand, buildBrand].find(isBrandId);
  if (named) return brands[named];
  const id = brandIds.find((candidate) =>
    brands[candidate].hosts.some((pattern) => hostMatches(pattern, host)),
  );
  return brands[id ?? 'aurora'];
}

/** The brand's flags. Each pattern that matches the host overrides them, in the order of the list. */
export function resolveFlags(brand: Brand, host: string): BrandFlags {
  return brand.flagsByHost
    .filter(({ pattern }) => hostMatches(pattern, host))
    .reduce<BrandFlags>((flags, byHost) => ({ ...flags, ...byHost.flags }), brand.flags);
}
