import displayLatin from '@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2?url';
import textLatin from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url';
import type { BrandFamily } from '../brandFamily.ts';

export const families: readonly BrandFamily[] = [
  { family: 'Baloo 2 Variable', weight: '400 800', files: { latin: displayLatin } },
  { family: 'Nunito Variable', weight: '200 1000', files: { latin: textLatin } },
];
