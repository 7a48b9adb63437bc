import displayLatin from './display-latin.woff2?url';
import textLatin from './text-latin.woff2?url';
import type { BrandFamily } from '../brandFamily.ts';

export const families: readonly BrandFamily[] = [
  { family: 'Baloo 2 Variable', weight: '400 900', files: { latin: displayLatin } },
  { family: 'Nunito Variable', weight: '400 800', files: { latin: textLatin } },
];
