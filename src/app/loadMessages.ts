// Where the texts of each part come from: one chunk a part and locale, compiled at build.
import type { CompiledMessages } from '#/i18n/locale.store.ts';
import type { Locale } from '#/i18n/locales.ts';

const files = import.meta.glob<CompiledMessages>(
  ['./messages/*.json', './overlays/messages/*.json', '../i18n/messages/*.json', '../features/*/messages/*.json', '../entities/*/messages/*.json'],
  {
    import: 'default',
  },
);

function loaderOf(part: string, locale: Locale): (() => Promise<CompiledMessages>) | undefined {
  if (part === 'app') return files[`./messages/${locale}.json`];
  if (part === 'overlays') return files[`./overlays/messages/${locale}.json`];
  if (part === 'common') return files[`../i18n/messages/${locale}.json`];
  return files[`../features/${part}/messages/${locale}.json`] ?? files[`../entities/${part}/messages/${locale}.json`];
}

/**
 * Loads the texts of one part: `app`, `overlays`, `common`, or a feature or an entity by its folder.
 * @throws Error for a part that has no texts
 */
export function loadMessages(part: string, locale: Locale): Promise<CompiledMessages> {
  const load = loaderOf(part, locale);
  return load ? load() : Promise.reject(new Error(`no messages of ${part} in ${locale}`));
}
