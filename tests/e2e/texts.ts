// The app's texts, so that tests can find controls by name in any locale.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import { languageTags, type LocaleId } from '#mocks/world/settings.ts';

type Values = Record<string, string | number>;

const root = join(import.meta.dirname, '../..');

function readTexts(locale: LocaleId): Record<string, string> {
  const files = globSync(`src/**/messages/${locale}.json`, { cwd: root });
  // The cast is safe: the lint checks that these files are flat records of texts.
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>),
  );
}

/** Formats messages of a locale. Throws on an unknown id. */
export function textsOf(locale: LocaleId): (id: string, values?: Values) => string {
  const messages = readTexts(locale);
  const intl = createIntl({
    locale: languageTags[locale],
    messages,
    onError: (error) => {
      throw error;
    },
  });
  return (id, values) => {
    if (!(id in messages)) throw new Error(`no text ${id}`);
    return intl.formatMessage({ id: id as never }, values);
  };
}
