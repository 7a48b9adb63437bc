import type { ReactNode } from 'react';
import preview from '../preview.tsx';
import { VoiceExample, type Example } from './VoiceExample.tsx';
import styles from './pages.module.css';

/** The tone of voice in all four languages, with texts of the app as examples. */
const meta = preview.meta({ title: 'voice/Voice', tags: ['!autodocs'] });

const rules: readonly {
  title: string;
  text: string;
  examples: readonly Example<FormatjsIntl.Message['ids']>[];
}[] = [
  {
    title: 'We talk to one person, as a friend',
    text: 'Informal everywhere: “ты” in Russian, “you” in English, “tu” in Italian, “você” in Brazilian Portuguese. Short sentences, the verb first. No exclamation marks but in greetings, no jokes when something failed.',
    examples: [{ id: 'gifts.empty.text' }, { id: 'app.footer.adults' }],
  },
  {
    title: 'An error says what happened and what to do',
    text: 'First the fact in plain words, then the way on. Nobody is to blame, least of all the player; no codes, no “oops”. Money is mentioned first where the player would worry about it.',
    examples: [{ id: 'app.error.503.text' }, { id: 'app.error.offline.text' }, { id: 'app.error.404.text' }],
  },
  {
    title: 'A button says what it does',
    text: 'One or two words: a verb, or the place it leads to. Never “OK” where the thing itself can stand.',
    examples: [{ id: 'app.header.deposit' }, { id: 'common.action.toGames' }, { id: 'app.menu.logout' }],
  },
  {
    title: 'Numbers are counted, not declined by hand',
    text: 'Plurals, money and dates are formatted by the locale. A text never glues a number to a word.',
    examples: [
      { id: 'app.error.429.wait', values: { seconds: 1 } },
      { id: 'app.error.429.wait', values: { seconds: 3 } },
      { id: 'app.error.429.wait', values: { seconds: 25 } },
    ],
  },
  {
    title: 'We do not push',
    text: 'No urgency that is not real, no shame for stopping. Limits and breaks are spoken of as calmly as bonuses.',
    examples: [{ id: 'app.session.expired' }, { id: 'app.connection.lost' }],
  },
];

function Rule({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export const Voice = meta.story({
  render: () => (
    <article className={styles.page}>
      <h1>How we speak</h1>
      <p className={styles.lead}>
        Warm, short, honest. Texts live beside their feature, in four languages at once; a text in one
        language only does not pass the lint.
      </p>
      {rules.map(({ title, text, examples }) => (
        <Rule key={title} title={title}>
          <p>{text}</p>
          {examples.map((example) => (
            <VoiceExample key={example.id + JSON.stringify(example.values)} example={example} />
          ))}
        </Rule>
      ))}
    </article>
  ),
});
