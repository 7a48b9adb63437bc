// The event that sends the texts of an edited message file to an open page or story
// (`scripts/vite/liveTexts.ts`).
import type { CompiledMessages } from './locale.store.ts';
import type { Locale } from './locales.ts';

export const TEXTS_CHANGED = 'casino:texts-changed';

export interface ChangedTexts {
  readonly part: string;
  readonly locale: Locale;
  readonly messages: CompiledMessages;
}
