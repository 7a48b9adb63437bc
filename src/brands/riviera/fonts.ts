import displayLatin from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?url';
import textLatin from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import type { BrandFamily } from '../brandFamily.ts';

export const families: readonly BrandFamily[] = [
  { family: 'Playfair Display Variable', weight: '400 900', files: { latin: displayLatin } },
  { family: 'Source Sans 3 Variable', weight: '200 900', files: { latin: textLatin } },
];
