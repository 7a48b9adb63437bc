// The product's own texts for tests, so that a test names a control as the player reads it, in any locale.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import { languageTags, type LocaleId } from '#mocks/world/settings.ts';

type Values = Record<string, string | number>;

const root = join(import.meta.dirname, '../..');

function readTexts(locale: LocaleId): Record<string, string> {
  const files = globSync(`src/**/messages/${locale}.json`, { cwd: root });
  // The lint has checked that these files are flat records of texts.
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>),
  );
}

/** A function from message id (and values) to the text of `locale`; an unknown id is an error. */
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
