/** True while the build renders pages, which has no window to measure and whose pages are read later. */
export const isBuild = typeof document === 'undefined';
