// Development only: shows edited texts in the open page, which keeps its state.
import { ref } from 'valtio';
import { TEXTS_CHANGED, type ChangedTexts } from '#/i18n/changedTexts.ts';
import { localeStore, type CompiledMessages } from '#/i18n/locale.store.ts';
import type { Locale } from '#/i18n/locales.ts';

/**
 * Edited texts by part and locale. They are stored here, because importing a part's messages again would
 * return the module that the browser has already loaded.
 */
const edited = new Map<string, CompiledMessages>();

/** A part's texts, if they were edited since the page loaded. */
export const editedTexts = (part: string, locale: Locale): CompiledMessages | undefined =>
  edited.get(`${part} ${locale}`);

export function showEdited({ part, locale, messages }: ChangedTexts): void {
  edited.set(`${part} ${locale}`, messages);
  if (locale === localeStore.locale) localeStore.messages = ref({ ...localeStore.messages, ...messages });
}

import.meta.hot?.on(TEXTS_CHANGED, showEdited);
