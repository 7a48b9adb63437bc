/** Windows of phones, where pictures have files of their own. No React here: builds ask for it too. */
export const NARROW_WINDOW = '(width < 48rem)';
