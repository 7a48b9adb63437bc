// The event that tells the open story about an edited message file.
import type { CompiledMessages } from '../src/i18n/locale.store.ts';
import type { Locale } from '../src/i18n/locales.ts';

export const TEXTS_CHANGED = 'casino:texts-changed';

export interface ChangedTexts {
  readonly part: string;
  readonly locale: Locale;
  readonly messages: CompiledMessages;
}
