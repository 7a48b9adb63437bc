// The pseudo-locale: long, accented texts in brackets reveal texts that are cut, concatenated or untranslated.
import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessages } from '../src/i18n/locale.store.ts';

/** Each letter with its replacement. A vowel is replaced by two letters. */
const PAIRS = 'aàá eéè iíï oöó uüú yý cç lł nñ rř sš tţ zž AÀÁ EÉÈ IÍÏ OÖÓ UÜÚ YÝ CÇ LŁ NÑ RŘ SŠ TŢ ZŽ';
const LATIN: ReadonlyMap<string, string> = new Map(
  PAIRS.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);
const RUSSIAN_VOWEL = /[аеиоуыэюяАЕИОУЫЭЮЯ]/;
const ACUTE = '\u0301';

function stretchLetter(letter: string): string {
  if (RUSSIAN_VOWEL.test(letter)) return `${letter}${ACUTE}${letter.toLowerCase()}`;
  return LATIN.get(letter) ?? letter;
}

/** Accents a text and makes it about a third longer. */
export function stretch(text: string): string {
  return Array.from(text, stretchLetter).join('');
}

function stretchElement(element: MessageFormatElement): MessageFormatElement {
  switch (element.type) {
    case TYPE.literal:
      return { ...element, value: stretch(element.value) };
    case TYPE.select:
    case TYPE.plural:
      return {
        ...element,
        options: Object.fromEntries(
          Object.entries(element.options).map(([name, option]) => [
            name,
            { ...option, value: option.value.map(stretchElement) },
          ]),
        ),
      };
    case TYPE.tag:
      return { ...element, children: element.children.map(stretchElement) };
    default:
      return element;
  }
}

const bracket = (value: string): MessageFormatElement => ({ type: TYPE.literal, value });

/** Translates compiled messages, except arguments, formats and tags. */
export function pseudoMessages(messages: CompiledMessages): CompiledMessages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, elements]) => [
      id,
      [bracket('['), ...elements.map(stretchElement), bracket(']')],
    ]),
  );
}
