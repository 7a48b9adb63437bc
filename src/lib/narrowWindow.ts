/**
 * Matches phones, which get images of their own. No React in this module, because the build imports it
 * too.
 */
export const NARROW_WINDOW = '(width < 48rem)';
