// Which shell a visit starts from; the build draws all of them, the inline script picks one.
import type { BrandId } from '#/brands/brand.ts';
import type { Locale } from '#/i18n/locales.ts';
import type { Platform } from '#/lib/platform.ts';

/** The lobby has a shell of its own; every other page starts from a neutral one. */
export const shellKinds = ['lobby', 'page'] as const;
export type ShellKind = (typeof shellKinds)[number];
export const shellVisitors = ['guest', 'player'] as const;
export type ShellVisitor = (typeof shellVisitors)[number];

export interface ShellChoice {
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly visitor: ShellVisitor;
  readonly kind: ShellKind;
}

export function shellKey({ brand, locale, visitor, kind }: ShellChoice): string {
  return `${brand}.${locale}.${visitor}.${kind}`;
}

/** The key of a shell that was drawn with the games of one platform. */
export function filledShellKey(choice: ShellChoice, platform: Platform): string {
  return `${shellKey(choice)}.${platform}`;
}
