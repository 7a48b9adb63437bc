// The event that tells an open page or story about an edited message file (`scripts/vite/liveTexts.ts`).
import type { CompiledMessages } from './locale.store.ts';
import type { Locale } from './locales.ts';

export const TEXTS_CHANGED = 'casino:texts-changed';

export interface ChangedTexts {
  readonly part: string;
  readonly locale: Locale;
  readonly messages: CompiledMessages;
}
