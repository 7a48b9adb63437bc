// Compiles `messages/*.json` from ICU to react-intl's syntax tree, so that production needs no parser.
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
// A relative path, because the alias doesn't work yet when Vite loads its configuration.
import { LOCALES } from '../../src/i18n/locales.ts';

const MESSAGES_FILE = new RegExp(`/messages/(?:${LOCALES.join('|')})\\.json$`);

/** Vite plugin. An invalid message fails the build with its file and id. */
export function messagesPlugin(): Plugin {
  return {
    name: 'casino:messages',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (!MESSAGES_FILE.test(file)) return null;
      // The cast is safe: the lint checks that the file is a flat record of texts.
      const texts = JSON.parse(code) as Record<string, string>;
      const compiled = Object.fromEntries(
        Object.entries(texts).map(([key, text]) => {
          try {
            return [key, parse(text, { captureLocation: false })];
          } catch (error) {
            throw new Error(`${file}: ${key} is not a valid ICU message: ${String(error)}`, { cause: error });
          }
        }),
      );
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`,
        map: null,
        moduleType: 'js',
      };
    },
  };
}
