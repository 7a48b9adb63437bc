// Sends edited texts to the open page or story. Without this, an edited message file would reload the page.
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { TEXTS_CHANGED, type ChangedTexts } from '../../src/i18n/changedTexts.ts';
import { isLocale } from '../../src/i18n/locales.ts';

const MESSAGES_FILE = /\/([\w-]+)\/messages\/([a-z]{2})\.json$/;

/** The texts of a message file, or null if it isn't one. @throws for JSON or a message that isn't valid */
async function textsIn(file: string, read: () => string | Promise<string>): Promise<ChangedTexts | null> {
  const [, folder = '', locale = ''] = MESSAGES_FILE.exec(file.replaceAll('\\', '/')) ?? [];
  if (!isLocale(locale)) return null;
  // The cast is safe: the lint checks that the file is a flat record of texts.
  const texts = JSON.parse(await read()) as Record<string, string>;
  const messages = Object.entries(texts).map(([id, text]) => [id, parse(text, { captureLocation: false })]);
  return { part: folder === 'i18n' ? 'common' : folder, locale, messages: Object.fromEntries(messages) };
}

export function liveTextsPlugin(): Plugin {
  const faulty = new Set<string>();
  return {
    name: 'casino:live-texts',
    apply: 'serve',
    async hotUpdate({ file, type, modules, read }) {
      if (type !== 'update' || this.environment.name !== 'client') return modules;
      const { hot } = this.environment;
      try {
        const changed = await textsIn(file, read);
        if (!changed) return modules;
        hot.send(TEXTS_CHANGED, changed);
        // Any update, even an empty one, closes the error overlay.
        if (faulty.delete(file)) hot.send({ type: 'update', updates: [] });
      } catch (error) {
        faulty.add(file);
        const message = `${file}: ${error instanceof Error ? error.message : String(error)}`;
        hot.send({ type: 'error', err: { message, stack: '' } });
      }
      // Returns no modules to update, so nothing reloads.
      return [];
    },
  };
}
