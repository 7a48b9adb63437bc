import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { languageTag, type Locale } from './locales.ts';
import type { CompiledMessages } from './locale.store.ts';

type AllMessages = Record<FormatjsIntl.Message['ids'], CompiledMessages[string]>;

const ELIDED: Readonly<Record<string, string>> = {
  il: 'l’',
  al: 'all’',
  dal: 'dall’',
  del: 'dell’',
  nel: 'nell’',
  sul: 'sull’',
};

/**
 * Shortens Italian articles before a figure whose word begins with a vowel: 'fino all’8 dicembre' and 'dall’11%'
 * instead of 'al 8' and 'dal 11'. Messages can't do it, because the figure is a value.
 */
export function withElidedArticles(text: string): string {
  return text.replace(
    /(?<!\p{L})(il|al|dal|del|nel|sul)[ \u00A0](?=8|11(?!\d))/giu,
    (whole, article: string) => {
      const elided = ELIDED[article.toLowerCase()] ?? whole;
      return article.startsWith('I') ? elided.toUpperCase() : elided;
    },
  );
}

const cache = createIntlCache();

/** The formatter of a locale's messages. Messages may be missing: each route loads those that it needs. */
export function createTexts(locale: Locale, messages: CompiledMessages): IntlShape {
  // The cast is safe, as far as each route loads the messages that it needs before it renders.
  const intl = createIntl({ locale: languageTag(locale), messages: messages as AllMessages }, cache);
  if (locale !== 'it') return intl;
  const { formatMessage } = intl;
  // The cast is safe: a text stays a text, and rich content is returned as it is.
  const elide = ((...args: Parameters<typeof formatMessage>) => {
    const message: unknown = formatMessage(...args);
    return typeof message === 'string' ? withElidedArticles(message) : message;
  }) as typeof formatMessage;
  return { ...intl, formatMessage: elide, $t: elide };
}
