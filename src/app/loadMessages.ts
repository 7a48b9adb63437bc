// Where the texts of each part come from: one chunk a part and locale, compiled at build.
import type { CompiledMessages } from '#/i18n/locale.store.ts';
import type { Locale } from '#/i18n/locales.ts';
import { findTexts, type TextFiles } from './messageFiles.ts';

/** What the guest's lobby shows; `scripts/vite/chunks.ts` makes one file a locale of it. */
const first: TextFiles = import.meta.glob<CompiledMessages>(
  [
    '/src/{app,i18n,overlays}/messages/??.json',
    '/src/{entities/{game,support},features/lobby}/messages/??.json',
  ],
  { import: 'default' },
);

/** `app`, `overlays`, `common`, or a folder. Throws for a part that has no texts. */
export async function loadMessages(part: string, locale: Locale): Promise<CompiledMessages> {
  const load =
    findTexts(first, part, locale) ?? findTexts((await import('./furtherMessages.ts')).further, part, locale);
  if (!load) throw new Error(`no messages of ${part} in ${locale}`);
  return load();
}
