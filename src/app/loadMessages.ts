// Loads messages: one chunk per part and locale, compiled at build time.
import type { CompiledMessages } from '#/i18n/locale.store.ts';
import type { Locale } from '#/i18n/locales.ts';
import { findTexts, type TextFiles } from './messageFiles.ts';

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
  const load =
    findTexts(first, part, locale) ?? findTexts((await import('./furtherMessages.ts')).further, part, locale);
  if (!load) throw new Error(`no messages of ${part} in ${locale}`);
  return load();
}
