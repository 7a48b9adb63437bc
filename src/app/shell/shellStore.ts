// What the build writes into the document for each shell, and the page reads back.
import type { FirstViewAnswers } from '#/features/lobby/firstView.ts';
import type { Locale } from '#/i18n/locales.ts';
import type { Platform } from '#/lib/platform.ts';

/** Offset and length of what is replaced in the other shell's markup, and the text in its place. Patches stand in order. */
export type Patch = readonly [offset: number, length: number, text: string];

/** A shell as it was drawn. */
export interface DrawnShell {
  readonly markup: string;
  /** What the markup was drawn from, where that is more than texts. */
  readonly answers?: FirstViewAnswers;
}

/** A shell as the document holds it: as it was drawn, or the shell before it that it differs from by some texts. */
export type StoredShell = DrawnShell | { readonly like: string; readonly patches: readonly Patch[] };

/** Answers for the first view of one locale and platform. */
export interface FirstViewSource {
  readonly locale: Locale;
  readonly platform: Platform;
  readonly answers: FirstViewAnswers;
}

/** The markup with its patches. */
export function applyPatches(markup: string, patches: readonly Patch[]): string {
  let at = 0;
  let patched = '';
  for (const [offset, length, text] of patches) {
    patched += markup.slice(at, offset) + text;
    at = offset + length;
  }
  return patched + markup.slice(at);
}
