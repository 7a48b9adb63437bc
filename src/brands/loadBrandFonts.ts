import type { BrandId } from './brand.ts';

const fonts: Readonly<Record<BrandId, () => Promise<unknown>>> = {
  aurora: () => import('./aurora/fonts.css'),
  kometa: () => import('./kometa/fonts.css'),
  riviera: () => import('./riviera/fonts.css'),
  samba: () => import('./samba/fonts.css'),
};

/**
 * Loads the faces of one brand. Without them the page stands in local faces of the same measures, so a failure is not
 * worth more than being ignored by the caller.
 */
export async function loadBrandFonts(id: BrandId): Promise<void> {
  await fonts[id]();
}
