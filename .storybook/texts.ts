import { useSyncExternalStore } from 'react';
import { ref } from 'valtio';
import { loadMessages } from '../src/app/loadMessages.ts';
import { TEXTS_CHANGED, type ChangedTexts } from '../src/i18n/changedTexts.ts';
import {
  changeLocale,
  configureLocale,
  localeStore,
  requireMessages,
  type CompiledMessages,
  type MessagesLoader,
} from '../src/i18n/locale.store.ts';
import { LOCALES, type Locale } from '../src/i18n/locales.ts';
import { pseudoMessages } from './pseudo.ts';

let isPseudo = false;

const listeners = new Set<() => void>();

const load: MessagesLoader = async (part, locale) => {
  const messages = await loadMessages(part, locale);
  return isPseudo ? pseudoMessages(messages) : messages;
};

configureLocale({ locale: 'ru', available: LOCALES, load });

/**
 * The parts of the app that have messages. Each is named after its folder, except `common`, whose folder is
 * `i18n`.
 */
const parts = Object.keys(import.meta.glob('../src/**/messages/ru.json')).flatMap((path) => {
  const folder = path.split('/').at(-3);
  return folder === undefined ? [] : [folder === 'i18n' ? 'common' : folder];
});

/** Every text of the app in a language. */
export async function loadAllTexts(locale: Locale): Promise<CompiledMessages> {
  const loaded = await Promise.all(parts.map((part) => loadMessages(part, locale)));
  return Object.assign({}, ...loaded);
}

/** Loads texts through the app's store. `available` are the languages that the brand offers. */
export async function loadTexts(wanted: {
  locale: Locale;
  available: readonly Locale[];
  isPseudo: boolean;
  parts: readonly string[];
}): Promise<void> {
  localeStore.available = LOCALES;
  if (wanted.isPseudo !== isPseudo) {
    isPseudo = wanted.isPseudo;
    // The store reloads texts only if the locale changes. The pseudo-locale keeps the locale, so switch to
    // another locale in between.
    const other = LOCALES.find((locale) => locale !== wanted.locale);
    if (other) await changeLocale(other);
  }
  await changeLocale(wanted.locale);
  await requireMessages(wanted.parts);
  localeStore.available = wanted.available.includes(wanted.locale)
    ? wanted.available
    : [...wanted.available, wanted.locale];
}

/** Applies the pseudo-locale again, because the app has just shown the edited texts without it. */
function followEdited({ locale, messages }: ChangedTexts): void {
  if (isPseudo && locale === localeStore.locale)
    localeStore.messages = ref({ ...localeStore.messages, ...pseudoMessages(messages) });
  for (const listener of listeners) listener();
}

let version = 0;
listeners.add(() => {
  version += 1;
});
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A number that changes whenever a text is edited, in any language. */
export const useTextsVersion = (): number => useSyncExternalStore(subscribe, () => version);

import.meta.hot?.on(TEXTS_CHANGED, followEdited);
