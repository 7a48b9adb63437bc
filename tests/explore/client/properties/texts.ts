import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type LocaleId } from '#mocks/world/settings.ts';
import type { View } from '../types.ts';
import { quoted, type Property } from './property.ts';

const root = join(import.meta.dirname, '../../../..');

function readMessages(locale: LocaleId): ReadonlyMap<string, string> {
  const files = globSync(`src/**/messages/${locale}.json`, { cwd: root });
  // The cast is safe: the lint checks that these files are flat records of texts.
  const all = files.flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>),
  );
  return new Map(all);
}

const messages = new Map(locales.map((locale) => [locale, readMessages(locale)]));
const ids = new Set(messages.get('en')?.keys());

const raw =
  /\bundefined\b|\bNaN\b|\[object \w+\]|\bInvalid Date\b|\{\w+(?:, ?(?:plural|select|number|date)\b[^}]*)?\}|^null$|&(?:nbsp|amp|quot|lt|gt);|\bInfinity\b/;
const id = /\b[a-z][a-zA-Z]+(?:\.[a-z][\w-]*){1,5}\b/g;

export const noRawText: Property = {
  name: 'no raw id, placeholder or value of a program is shown',
  check({ after, typed }) {
    const shown = after.texts.filter((text) => !typed.some((value) => value !== '' && text.includes(value)));
    const found = shown.find(
      (text) => raw.test(text) || (text.match(id) ?? []).some((word) => ids.has(word)),
    );
    if (found === undefined) return null;
    return {
      detail: found.slice(0, 200),
      expectation: `await expect(page.getByText(${quoted(found)})).toHaveCount(0);`,
    };
  },
};

const foreign = new Map(
  locales.map((locale) => {
    const own = new Set(messages.get(locale)?.values());
    const others = locales
      .filter((other) => other !== locale)
      .flatMap((other) => [...(messages.get(other)?.values() ?? [])]);
    return [
      locale,
      new Set(
        others.filter((text) => !own.has(text) && text.length > 5 && /\s/.test(text) && !/[{<]/.test(text)),
      ),
    ];
  }),
);

const localeOf = (lang: string): LocaleId | undefined =>
  locales.find((locale) => lang.startsWith(locale === 'br' ? 'pt' : locale));

/** The text of a message in the page's language. */
export function textOf({ lang }: View, messageId: string): string | undefined {
  const locale = localeOf(lang);
  return locale && messages.get(locale)?.get(messageId);
}

export const oneLanguage: Property = {
  name: 'all texts are in the chosen language',
  isPatient: true,
  check({ after, typed }) {
    const locale = localeOf(after.lang);
    const found = after.texts.find(
      (text) => locale !== undefined && foreign.get(locale)?.has(text) === true && !typed.includes(text),
    );
    if (found !== undefined)
      return {
        detail: `in ${after.lang}: ${found}`,
        expectation: `await expect(page.getByText(${quoted(found)})).toHaveCount(0);`,
      };
    return null;
  },
};
