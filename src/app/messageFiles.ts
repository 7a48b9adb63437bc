import type { CompiledMessages } from '#/i18n/locale.store.ts';
import type { Locale } from '#/i18n/locales.ts';

export type TextFiles = Readonly<Record<string, () => Promise<CompiledMessages>>>;

/** The loader for a part's messages. Parts are named after their folder; `common` lives in `i18n`. */
export function findTexts(files: TextFiles, part: string, locale: Locale): TextFiles[string] | undefined {
  const folder = part === 'common' ? 'i18n' : part;
  const path = Object.keys(files).find((name) => name.endsWith(`/${folder}/messages/${locale}.json`));
  return path === undefined ? undefined : files[path];
}
