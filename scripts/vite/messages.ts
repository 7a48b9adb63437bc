// Compiles `messages/*.json` from ICU text to react-intl's syntax tree, so that no parser is shipped.
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
// By its path: the alias is not known yet where Vite reads its own configuration.
import { LOCALES } from '../../src/i18n/locales.ts';

const MESSAGES_FILE = new RegExp(`/messages/(?:${LOCALES.join('|')})\\.json$`);

/** Vite plugin; a message that is not valid ICU fails the build with its file and id. */
export function messagesPlugin(): Plugin {
  return {
    name: 'casino:messages',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (!MESSAGES_FILE.test(file)) return null;
      // The lint has checked that the files are flat records of texts.
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
