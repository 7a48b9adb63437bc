/** The media query for phones, which get images of their own. No React here: the build imports it too. */
export const NARROW_WINDOW = '(width < 48rem)';
