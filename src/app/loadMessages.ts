// Loads messages: one chunk per part and locale, compiled at build time.
import { type CompiledMessages, localeStore } from '#/i18n/locale.store.ts';
import type { Locale } from '#/i18n/locales.ts';
import { ref } from 'valtio';
import { TEXTS_CHANGED, type ChangedTexts } from '#/i18n/changedTexts.ts';

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
  const editedTexts = import.meta.hot ? edited.get(`${part} ${locale}`) : undefined;
  if (editedTexts) return editedTexts;
  const load =
    findTexts(first, part, locale) ?? findTexts((await import('./furtherMessages.ts')).further, part, locale);
  if (!load) throw new Error(`no messages of ${part} in ${locale}`);
  return load();
}

/**
 * Development only, a build drops it: texts that were edited since the page loaded, by part and locale. They are
 * stored here, because importing a part's messages again would return the module that the browser has already
 * loaded.
 */
const edited = new Map<string, CompiledMessages>();

/** Shows edited texts in the open page, which keeps its state. */
function showEdited({ part, locale, messages }: ChangedTexts): void {
  edited.set(`${part} ${locale}`, messages);
  if (locale === localeStore.locale) localeStore.messages = ref({ ...localeStore.messages, ...messages });
}

import.meta.hot?.on(TEXTS_CHANGED, showEdited);
