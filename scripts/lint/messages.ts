// Texts: the same ids in all locales, each id used, each use known, each text valid ICU with the same arguments everywhere.
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { SourceFile } from './sourceFiles.ts';

export type Texts = Record<string, string>;
/** Texts of one part (a feature, the app, the common ones) by locale. */
export interface MessagesPart {
  path: string;
  locales: Record<string, Texts>;
}

const REFERENCE_LOCALE = 'ru';

function argumentsOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.tag:
        return [`<${element.value}>`, ...argumentsOf(element.children)];
      case TYPE.select:
      case TYPE.plural:
        return [element.value, ...Object.values(element.options).flatMap((option) => argumentsOf(option.value))];
      default:
        return [element.value];
    }
  });
}

function shapeOf(text: string): string {
  return [...new Set(argumentsOf(parse(text)))].sort().join(', ');
}

function localeViolations(part: MessagesPart): string[] {
  const reference = part.locales[REFERENCE_LOCALE] ?? {};
  return Object.entries(part.locales).flatMap(([locale, texts]) => {
    const file = `${part.path}/${locale}.json`;
    const missing = Object.keys(reference).filter((id) => !(id in texts));
    const unknown = Object.keys(texts).filter((id) => !(id in reference));
    const unequal = Object.entries(texts).flatMap(([id, text]) => {
      const expected = reference[id];
      try {
        if (text.trim() === '') return [`${file} ${id} is empty`];
        return expected !== undefined && shapeOf(text) !== shapeOf(expected) ? [`${file} ${id} has other arguments than in ${REFERENCE_LOCALE}`] : [];
      } catch (error) {
        return [`${file} ${id} is not valid ICU: ${String(error)}`];
      }
    });
    return [...missing.map((id) => `${file} misses ${id}`), ...unknown.map((id) => `${file} has ${id}, which ${REFERENCE_LOCALE} has not`), ...unequal];
  });
}

/** All faults of the texts. `code` are the files in which ids are looked for. */
export function messageViolations(parts: readonly MessagesPart[], code: readonly SourceFile[]): string[] {
  const source = code
    .filter((file) => !/\.test\.tsx?$/.test(file.path))
    .map((file) => file.code)
    .join('\n');
  const prefixes = [...source.matchAll(/`([a-z][\w-]*(?:\.[\w-]+)*\.[\w-]*)\$\{/gi)].map((match) => match[1] ?? '');
  const isUsed = (id: string): boolean => source.includes(`'${id}'`) || source.includes(`"${id}"`) || prefixes.some((prefix) => id.startsWith(prefix));
  const unused = parts.flatMap((part) =>
    Object.keys(part.locales[REFERENCE_LOCALE] ?? {})
      .filter((id) => !isUsed(id))
      .map((id) => `${part.path} ${id} is used nowhere`),
  );
  return [...parts.flatMap(localeViolations), ...unused];
}
