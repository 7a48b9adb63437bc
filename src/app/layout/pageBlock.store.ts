import { proxy } from 'valtio';

/** Set when a call for the current page was answered with 451. */
export const pageBlock = proxy({ isRegionBlocked: false });

export function blockPage(): void {
  pageBlock.isRegionBlocked = true;
}

/** Called on navigation: the next page may be allowed. */
export function unblockPage(): void {
  pageBlock.isRegionBlocked = false;
}
