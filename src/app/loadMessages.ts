// Where the texts of each part come from: one chunk a part and locale, compiled at build.
import type { CompiledMessages } from '#/i18n/locale.store.ts';
import type { Locale } from '#/i18n/locales.ts';

const files = import.meta.glob<CompiledMessages>(
  [
    '/src/{app,i18n,overlays}/messages/{ru,en,it,br}.json',
    '/src/{pages,features,entities}/*/messages/{ru,en,it,br}.json',
  ],
  { import: 'default' },
);

/** The same files by `part/locale`; a part is called by its folder. */
const loaders = new Map(
  Object.entries(files).map(([path, load]) => {
    const [part = '', , file = ''] = path.split('/').slice(-3);
    return [`${part === 'i18n' ? 'common' : part}/${file.replace('.json', '')}`, load];
  }),
);

/**
 * Loads the texts of one part: `app`, `overlays`, `common`, or a page, a feature or an entity by its folder.
 * @throws Error for a part that has no texts
 */
export function loadMessages(part: string, locale: Locale): Promise<CompiledMessages> {
  const load = loaders.get(`${part}/${locale}`);
  return load ? load() : Promise.reject(new Error(`no messages of ${part} in ${locale}`));
}
