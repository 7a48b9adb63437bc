import { loadMessages } from '../src/app/loadMessages.ts';
import { changeLocale, configureLocale, requireMessages } from '../src/i18n/locale.store.ts';
import { isLocale, LOCALES } from '../src/i18n/locales.ts';

/** Every feature that has texts, the shell's and the common ones: a story may show any of them. */
const features = Object.keys(import.meta.glob('../src/features/*/messages/ru.json')).map((path) => path.split('/').at(-3) ?? '');
const parts = ['common', 'app', ...features];

configureLocale({ locale: 'ru', available: LOCALES, load: loadMessages });

/** Loads the texts of all parts in the toolbar's locale, through the app's own store. */
export async function loadTexts(globals: Record<string, unknown>): Promise<void> {
  await changeLocale(isLocale(globals['locale']) ? globals['locale'] : 'ru');
  await requireMessages(parts);
}
