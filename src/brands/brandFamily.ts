export type Script = 'latin' | 'cyrillic';

/** Unicode range of the font files for each writing system. */
export const unicodeRanges: Readonly<Record<Script, string>> = {
  cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
};

/** A font family of a brand, with a file per script. */
export interface BrandFamily {
  readonly family: string;
  readonly weight: string;
  readonly files: Readonly<Partial<Record<Script, string>>>;
}
