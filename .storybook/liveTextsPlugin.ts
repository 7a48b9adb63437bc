// Sends edited texts to the open story. Otherwise a changed message file would reload Storybook.
import { readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { isLocale } from '../src/i18n/locales.ts';
import { TEXTS_CHANGED, type ChangedTexts } from './liveTexts.ts';

const MESSAGES_FILE = /\/([\w-]+)\/messages\/([a-z]{2})\.json$/;

/** The texts of a message file, or null if it isn't one. @throws for JSON or a message that isn't valid */
function textsIn(file: string): ChangedTexts | null {
  const [, folder = '', locale = ''] = MESSAGES_FILE.exec(file.replaceAll('\\', '/')) ?? [];
  if (!isLocale(locale)) return null;
  // Trusted: the lint checks that the file is a flat record of texts.
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const messages = Object.entries(texts).map(([id, text]) => [id, parse(text, { captureLocation: false })]);
  return { part: folder === 'i18n' ? 'common' : folder, locale, messages: Object.fromEntries(messages) };
}

/** Vite plugin for Storybook. */
export function liveTextsPlugin(): Plugin {
  return {
    name: 'casino:live-texts',
    apply: 'serve',
    hotUpdate({ file, type, modules }) {
      if (type !== 'update' || this.environment.name !== 'client') return modules;
      try {
        const changed = textsIn(file);
        if (!changed) return modules;
        this.environment.hot.send(TEXTS_CHANGED, changed);
      } catch (error) {
        const message = `${file}: ${error instanceof Error ? error.message : String(error)}`;
        this.environment.hot.send({ type: 'error', err: { message, stack: '' } });
      }
      // No module is updated, so nothing reloads.
      return [];
    },
  };
}
