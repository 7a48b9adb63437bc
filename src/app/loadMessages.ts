// Loads messages: one chunk per part and locale, compiled at build time.
import type { CompiledMessages } from '#/i18n/locale.store.ts';
import type { Locale } from '#/i18n/locales.ts';
import { editedTexts } from './liveTexts.ts';

type TextFiles = Readonly<Record<string, () => Promise<CompiledMessages>>>;

/** The loader for a part's messages. Parts are named after their folder; `common` lives in `i18n`. */
function findTexts(files: TextFiles, part: string, locale: Locale): TextFiles[string] | undefined {
  const folder = part === 'common' ? 'i18n' : part;
  const path = Object.keys(files).find((name) => name.endsWith(`/${folder}/messages/${locale}.json`));
  return path === undefined ? undefined : files[path];
}

/** Messages of the guest's lobby. `scripts/vite/chunks.ts` bundles them into one file per locale. */
const first: TextFiles = import.meta.glob<CompiledMessages>(
  [
    '/src/{app,i18n,overlays}/messages/??.json',
    '/src/{entities/{game,support},features/lobby}/messages/??.json',
  ],
  { import: 'default' },
);

/** `part` is `app`, `overlays`, `common` or a folder name. Throws for a part without messages. */
export async function loadMessages(part: string, locale: Locale): Promise<CompiledMessages> {
  // Development only: a build drops this line and the imported module.
  const edited = import.meta.hot ? editedTexts(part, locale) : undefined;
  if (edited) return edited;
  const load =
    findTexts(first, part, locale) ?? findTexts((await import('./furtherMessages.ts')).further, part, locale);
  if (!load) throw new Error(`no messages of ${part} in ${locale}`);
  return load();
}
