import type { Brand, BrandFlags, BrandId } from './brand.ts';
import { brands } from './brands.ts';
import { brandIds } from './brand.ts';
import { hostMatches } from './hostPattern.ts';

export interface BrandQuestion {
  /** The brand that the document was drawn for, where the build has drawn it. */
  readonly pageBrand?: string | null | undefined;
  readonly buildBrand?: string | undefined;
  readonly host: string;
  /** `?brand=` of the mocked environment; left out everywhere else. */
  readonly mockBrand?: string | null | undefined;
}

/**
 * By the mock's wish, the document, the build, the host, or the default brand. Unknown names count as unset.
 */
export function resolveBrand({ mockBrand, pageBrand, buildBrand, host }: BrandQuestion): Brand {
  const named = [mockBrand, pageBrand, buildBrand].find(isBrandId);
  if (named) return brands[named];
  const id = brandIds.find((candidate) =>
    brands[candidate].hosts.some((pattern) => hostMatches(pattern, host)),
  );
  return brands[id ?? 'aurora'];
}

/** The brand's flags at this host: those of every matching pattern laid over the brand's own, in order. */
export function resolveFlags(brand: Brand, host: string): BrandFlags {
  return brand.flagsByHost
    .filter(({ pattern }) => hostMatches(pattern, host))
    .reduce<BrandFlags>((flags, byHost) => ({ ...flags, ...byHost.flags }), brand.flags);
}

export function isBrandId(name: string | null | undefined): name is BrandId {
  return brandIds.some((id) => id === name);
}
