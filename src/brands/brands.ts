import { aurora } from './aurora/config.ts';
import type { Brand, BrandId } from './brand.ts';
import { kometa } from './kometa/config.ts';
import { riviera } from './riviera/config.ts';
import { samba } from './samba/config.ts';

export const brands: Readonly<Record<BrandId, Brand>> = { aurora, kometa, riviera, samba };
