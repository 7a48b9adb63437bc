// What the build writes into the document for each shell, and the page reads back.
import type { FirstViewAnswers } from '#/features/lobby/firstView.ts';

/** Offset and length of what is replaced in the other shell's markup, and the text in its place. Patches stand in order. */
export type Patch = readonly [offset: number, length: number, text: string];

/** A shell as the document holds it: its markup, or the shell before it that it differs from by some texts. */
export type StoredShell =
  | {
      readonly markup: string;
      /** What the markup was drawn from, where that is more than texts. */
      readonly answers?: FirstViewAnswers;
    }
  | { readonly like: string; readonly patches: readonly Patch[] };

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
