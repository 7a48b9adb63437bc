import type { HelpTopic } from '../../../generated/model/index.ts';
import type { PageDefinition } from '../../markup.ts';
import type { LocaleId } from '../../settings.ts';
import { topics, type AnswerSlug, type HelpTexts } from './answers.ts';
import { br } from './br.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { ru } from './ru.ts';

const texts: Record<LocaleId, HelpTexts> = { ru, en, it, br };

/** The topics in their order. `html` renders an answer and fills its figures. */
export function helpTopicsOf(locale: LocaleId, html: (markup: string) => string): HelpTopic[] {
  const { topics: titles, answers } = texts[locale];
  return topics.map((topic) => ({
    slug: topic.slug,
    title: titles[topic.slug],
    questions: topic.answers.map((slug) => {
      const { title, text, words } = answers[slug];
      return { slug, title, body: html(text), words };
    }),
  }));
}

/** The question with this slug and its answer's markup, or `undefined` if there is none. */
export function answerTextOf(slug: string, locale: LocaleId): HelpTexts['answers'][AnswerSlug] | undefined {
  const known = topics.flatMap(({ answers }) => [...answers]).find((answer) => answer === slug);
  return known && texts[locale].answers[known];
}

export const helpCentre: PageDefinition = {
  slug: 'help',
  isHidden: false,
  title: { ru: 'Помощь', en: 'Help', it: 'Aiuto', br: 'Ajuda' },
  text: {
    ru: 'Ответы на частые вопросы. Найди свой по словам или выбери тему.',
    en: 'Answers to what players ask most. Search by words, or choose a topic.',
    it: 'Le risposte alle domande più frequenti. Cerca per parole o scegli un argomento.',
    br: 'Respostas às perguntas mais frequentes. Busque por palavras ou escolha um assunto.',
  },
};
