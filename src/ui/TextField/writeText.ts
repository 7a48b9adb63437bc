/** Default maximum length of an input, in characters (specification S9.21). */
export const INPUT_CAP = 150;

/**
 * Sets the corrected text and keeps the caret after the same characters. React alone would move it to the
 * end. `isKept` returns whether the correction keeps a character.
 */
export function writeText(
  input: HTMLInputElement,
  text: string,
  isKept: (character: string) => boolean = () => true,
): void {
  if (input.value === text) return;
  const before = Array.from(input.value.slice(0, input.selectionStart ?? input.value.length)).filter(
    isKept,
  ).length;
  const isAtEnd = input.selectionStart === input.value.length;
  input.value = text;
  const caret = isAtEnd ? text.length : afterKept(text, before, isKept);
  input.setSelectionRange(caret, caret);
}

/** The index after the first `count` kept characters. */
function afterKept(text: string, count: number, isKept: (character: string) => boolean): number {
  let left = count;
  let at = 0;
  while (left > 0 && at < text.length) {
    if (isKept(text.charAt(at))) left -= 1;
    at += 1;
  }
  return at;
}
