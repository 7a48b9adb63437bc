import { proxy } from 'valtio';

/** True after a call of the current page was answered with 451. */
export const pageBlock = proxy({ isRegionBlocked: false });

export function blockPage(): void {
  pageBlock.isRegionBlocked = true;
}

/** Lifts the block on navigation, because the next page may be allowed. */
export function unblockPage(): void {
  pageBlock.isRegionBlocked = false;
}
