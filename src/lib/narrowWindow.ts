/**
 * The media query for phones, which get their own images. This module doesn't import React, because the build
 * imports it too.
 */
export const NARROW_WINDOW = '(width < 48rem)';
