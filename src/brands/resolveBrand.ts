import type { Brand, BrandFlags, BrandId } from './brand.ts';
import { brands } from './brands.ts';
import { brandIds } from './brand.ts';
import { hostMatches } from './hostPattern.ts';

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

export function isBrandId(name: string | null | undefined): name is BrandId {
  return brandIds.some((id) => id === name);
}
