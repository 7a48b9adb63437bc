import displayCyrillic from '@fontsource/russo-one/files/russo-one-cyrillic-400-normal.woff2?url';
import displayLatin from '@fontsource/russo-one/files/russo-one-latin-400-normal.woff2?url';
import textCyrillic from './text-cyrillic.woff2?url';
import textLatin from './text-latin.woff2?url';
import type { BrandFamily } from '../brandFamily.ts';

export const families: readonly BrandFamily[] = [
  { family: 'Russo One', weight: '400 900', files: { cyrillic: displayCyrillic, latin: displayLatin } },
  { family: 'Exo 2 Variable', weight: '400 800', files: { cyrillic: textCyrillic, latin: textLatin } },
];
