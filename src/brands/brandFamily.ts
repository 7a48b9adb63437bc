export type Script = 'latin' | 'cyrillic';

/** A font family of a brand, with a file per script. */
export interface BrandFamily {
  readonly family: string;
  readonly weight: string;
  readonly files: Readonly<Partial<Record<Script, string>>>;
}
