import displayCyrillic from './display-cyrillic.woff2?url';
import displayLatin from './display-latin.woff2?url';
import textCyrillic from './text-cyrillic.woff2?url';
import textLatin from './text-latin.woff2?url';
import type { BrandFamily } from '../brandFamily.ts';

export const families: readonly BrandFamily[] = [
  {
    family: 'Unbounded Variable',
    weight: '400 900',
    files: { cyrillic: displayCyrillic, latin: displayLatin },
  },
  { family: 'Manrope Variable', weight: '400 800', files: { cyrillic: textCyrillic, latin: textLatin } },
];
