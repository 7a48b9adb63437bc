// What sets the shells of two locales apart: their markup is the same but for its texts, and the document need not hold it twice.
import type { Patch } from '#/app/shell/shellStore.ts';

/** Markup in parts, texts and values of attributes each on their own. */
function partsOf(markup: string): string[] {
  return markup.split(/(["<>])/);
}

/** The changes that make `markup` of `base`; null where they differ in more than texts. */
export function patchOf(base: string, markup: string): Patch[] | null {
  const own = partsOf(markup);
  const parts = partsOf(base);
  if (own.length !== parts.length) return null;
  const patches: Patch[] = [];
  let offset = 0;
  parts.forEach((part, index) => {
    const text = own[index] ?? '';
    if (text !== part) patches.push([offset, part.length, text]);
    offset += part.length;
  });
  return patches;
}
