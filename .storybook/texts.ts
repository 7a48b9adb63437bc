import { loadMessages } from '../src/app/loadMessages.ts';
import {
  changeLocale,
  configureLocale,
  localeStore,
  requireMessages,
  type MessagesLoader,
} from '../src/i18n/locale.store.ts';
import { LOCALES, type Locale } from '../src/i18n/locales.ts';
import { pseudoMessages } from './pseudo.ts';

let isPseudo = false;

const load: MessagesLoader = async (part, locale) => {
  const messages = await loadMessages(part, locale);
  return isPseudo ? pseudoMessages(messages) : messages;
};

configureLocale({ locale: 'ru', available: LOCALES, load });

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
    // The store reloads texts only if the locale changes, and the pseudo-locale keeps the locale.
    const other = LOCALES.find((locale) => locale !== wanted.locale);
    if (other) await changeLocale(other);
  }
  await changeLocale(wanted.locale);
  await requireMessages(wanted.parts);
  localeStore.available = wanted.available.includes(wanted.locale)
    ? wanted.available
    : [...wanted.available, wanted.locale];
}
