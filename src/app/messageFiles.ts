import type { CompiledMessages } from '#/i18n/locale.store.ts';
import type { Locale } from '#/i18n/locales.ts';

/** The files of texts by their paths, as Vite lists them. */
export type TextFiles = Readonly<Record<string, () => Promise<CompiledMessages>>>;

/** How the texts of a part are loaded; a part is called by its folder, and `i18n` holds the common ones. */
export function findTexts(files: TextFiles, part: string, locale: Locale): TextFiles[string] | undefined {
  const folder = part === 'common' ? 'i18n' : part;
  const path = Object.keys(files).find((name) => name.endsWith(`/${folder}/messages/${locale}.json`));
  return path === undefined ? undefined : files[path];
}
