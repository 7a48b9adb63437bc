// Where the texts of each part come from: one chunk a part and locale, compiled at build.
import type { CompiledMessages } from '#/i18n/locale.store.ts';
import type { Locale } from '#/i18n/locales.ts';

const files = import.meta.glob<CompiledMessages>(['./messages/*.json', '../i18n/messages/*.json', '../features/*/messages/*.json'], {
  import: 'default',
});

function pathOf(part: string, locale: Locale): string {
  if (part === 'app') return `./messages/${locale}.json`;
  if (part === 'common') return `../i18n/messages/${locale}.json`;
  return `../features/${part}/messages/${locale}.json`;
}

/**
 * Loads the texts of one part: `app`, `common`, or a feature by its folder.
 * @throws Error for a part that has no texts
 */
export function loadMessages(part: string, locale: Locale): Promise<CompiledMessages> {
  const load = files[pathOf(part, locale)];
  return load ? load() : Promise.reject(new Error(`no messages of ${part} in ${locale}`));
}
