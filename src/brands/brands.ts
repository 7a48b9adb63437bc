import { brandIds, type Brand, type BrandConfig, type BrandId } from './brand.ts';
import {
  brandArt,
  defaultCategories,
  defaultDepositMinor,
  defaultFlags,
  licensedHosts,
  paymentLogos,
  topCategories,
} from './defaults.ts';
import { configs } from './generated/brands.ts';

function brandOf(id: BrandId, { logoWidth, ...config }: BrandConfig): Brand {
  return {
    ...config,
    id,
    defaultLocale: config.locales[0],
    flags: { ...defaultFlags, ...config.flags },
    flagsByHost: [...config.flagsByHost, ...licensedHosts],
    paymentLogos: paymentLogos(...config.paymentLogos),
    topCategories,
    defaultCategories,
    defaultDepositMinor,
    art: brandArt(id, logoWidth),
  };
}

/** The cast is safe: `brandIds` contains every `BrandId`. */
export const brands = Object.fromEntries(brandIds.map((id) => [id, brandOf(id, configs[id])])) as Readonly<
  Record<BrandId, Brand>
>;
