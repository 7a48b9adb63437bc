import type { MessageFormatElement } from 'react-intl';
import { proxy, ref } from 'valtio';
import { isLocale, UnsupportedLocaleError, type Locale } from './locales.ts';

export type CompiledMessages = Record<string, MessageFormatElement[]>;
export type MessagesLoader = (part: string, locale: Locale) => Promise<CompiledMessages>;

interface LocaleState {
  locale: Locale;
  available: readonly Locale[];
  messages: CompiledMessages;
}

const NO_MESSAGES: CompiledMessages = {};

export const localeStore = proxy<LocaleState>({
  locale: 'ru',
  available: ['ru'],
  messages: ref(NO_MESSAGES),
});

const loadedParts = new Set<string>();
const listeners = new Set<(locale: Locale) => void>();
let load: MessagesLoader = () => Promise.reject(new Error('no messages loader was set'));

export function configureLocale(settings: {
  locale: Locale;
  available: readonly Locale[];
  load: MessagesLoader;
}): void {
  load = settings.load;
  localeStore.available = settings.available;
  localeStore.locale = settings.locale;
}

export async function requireMessages(parts: readonly string[]): Promise<void> {
  const { locale } = localeStore;
  const missing = parts.filter((part) => !loadedParts.has(part));
  if (missing.length === 0) return;
  const loaded = await Promise.all(missing.map((part) => load(part, locale)));
  if (localeStore.locale !== locale) return requireMessages(parts);
  for (const part of missing) loadedParts.add(part);
  localeStore.messages = ref(Object.assign({}, localeStore.messages, ...loaded));
}

/** Loads the messages of all parts in use, including parts that come into use meanwhile. */
async function loadAllParts(locale: Locale): Promise<CompiledMessages[]> {
  const loaded = new Map<string, CompiledMessages>();
  for (;;) {
    const missing = [...loadedParts].filter((part) => !loaded.has(part));
    if (missing.length === 0) return [...loaded.values()];
    const texts = await Promise.all(missing.map(async (part) => [part, await load(part, locale)] as const));
    for (const [part, messages] of texts) loaded.set(part, messages);
  }
}

/** The locale that was chosen last. Its messages may still be loading. */
let latest: Locale | null = null;

/**
 * Loads the messages of all parts in use before switching, so that no text is missing. If the locale changes
 * again meanwhile, the later choice applies, whichever loads first.
 * @throws UnsupportedLocaleError (S5.26)
 */
export async function changeLocale(wanted: string): Promise<void> {
  if (!isLocale(wanted) || !localeStore.available.includes(wanted)) throw new UnsupportedLocaleError(wanted);
  latest = wanted;
  if (wanted === localeStore.locale) return;
  const loaded = await loadAllParts(wanted);
  if (latest !== wanted) return;
  localeStore.messages = ref(Object.assign({}, ...loaded));
  localeStore.locale = wanted;
  for (const listener of listeners) listener(wanted);
}

export function onLocaleChange(listener: (locale: Locale) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
