import { useQuery } from '@tanstack/react-query';
import { createIntl } from 'react-intl';
import { LOCALES, languageTag, type Locale } from '../../src/i18n/locales.ts';
import { loadMessages } from '../../src/app/loadMessages.ts';
import { useTextsVersion } from '../texts.ts';
import styles from './pages.module.css';

export interface Example<Id extends string = string> {
  readonly id: Id;
  readonly values?: Record<string, number>;
}

async function textIn(locale: Locale, { id, values }: Example): Promise<string> {
  const messages = await loadMessages(id.split('.')[0] ?? '', locale);
  const message = messages[id];
  return message
    ? createIntl<string>({ locale: languageTag(locale), messages: { [id]: message } }).formatMessage(
        { id: id as never },
        values,
      )
    : id;
}

/** One text of the app in every language. */
export function VoiceExample({ example }: { example: Example }) {
  const { data: texts = [] } = useQuery({
    queryKey: ['texts', example, useTextsVersion()],
    queryFn: () => Promise.all(LOCALES.map((locale) => textIn(locale, example))),
  });
  return (
    <dl className={styles.example}>
      {LOCALES.map((locale, index) => (
        <div key={locale}>
          <dt>{locale}</dt>
          <dd lang={languageTag(locale)}>{texts[index]}</dd>
        </div>
      ))}
    </dl>
  );
}
