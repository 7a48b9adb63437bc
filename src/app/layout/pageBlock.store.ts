import { proxy } from 'valtio';

/** Set when a call for the current page was answered 451. */
export const pageBlock = proxy({ isRegionBlocked: false });

export function blockPage(): void {
  pageBlock.isRegionBlocked = true;
}

/** Another page gets its own chance. */
export function unblockPage(): void {
  pageBlock.isRegionBlocked = false;
}
