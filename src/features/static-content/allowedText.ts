const CASINO_WORD = /casino|cassino|casinò|казино/iu;

/** Unless this host has to do without the word 'casino' (specification S1.26). */
export function allowedText(text: string | undefined, hasNoCasinoWord: boolean): string | undefined {
  return hasNoCasinoWord && text !== undefined && CASINO_WORD.test(text) ? undefined : text;
}
