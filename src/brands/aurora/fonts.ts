import displayCyrillic from '@fontsource-variable/unbounded/files/unbounded-cyrillic-wght-normal.woff2?url';
import displayLatin from '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2?url';
import textCyrillic from '@fontsource-variable/manrope/files/manrope-cyrillic-wght-normal.woff2?url';
import textLatin from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url';
import type { BrandFamily } from '../brandFamily.ts';

export const families: readonly BrandFamily[] = [
  {
    family: 'Unbounded Variable',
    weight: '200 900',
    files: { cyrillic: displayCyrillic, latin: displayLatin },
  },
  { family: 'Manrope Variable', weight: '200 800', files: { cyrillic: textCyrillic, latin: textLatin } },
];
