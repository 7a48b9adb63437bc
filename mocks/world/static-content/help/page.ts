import type { PageDefinition } from '../../markup.ts';
import type { LocaleId } from '../../settings.ts';
import { topics, type HelpTexts } from './answers.ts';
import { br } from './br.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { ru } from './ru.ts';

const texts: Record<LocaleId, HelpTexts> = { ru, en, it, br };

/** The topics as sections, each with its questions and answers. */
function markupOf({ topics: titles, answers }: HelpTexts): string {
  return topics
    .flatMap((topic) => [
      `# ${titles[topic.slug]}`,
      ...topic.answers.flatMap((slug) => [`## ${answers[slug].title}`, answers[slug].text]),
    ])
    .join('\n');
}

export const helpCentre: PageDefinition = {
  slug: 'help',
  isHidden: false,
  title: { ru: 'Помощь', en: 'Help', it: 'Aiuto', br: 'Ajuda' },
  text: {
    ru: markupOf(texts.ru),
    en: markupOf(texts.en),
    it: markupOf(texts.it),
    br: markupOf(texts.br),
  },
};
