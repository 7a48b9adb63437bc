import { expect, fn } from 'storybook/test';
import type { HelpTopic, StaticPage } from '#/api/generated/model/index.ts';
import { buildAnswerIndex, searchAnswers } from '#/entities/support/answerSearch.ts';
import { storyText } from '../../../.storybook/storyText.ts';
import preview from '../../../.storybook/preview.tsx';
import { HelpView, type HelpViewProps } from './HelpCentre.tsx';

const page: StaticPage = {
  slug: 'help',
  url: '/help',
  pageType: 'static',
  title: 'Помощь',
  body: '<p>Ответы на частые вопросы. Найди свой по словам или выбери тему.</p>',
};
const topics: HelpTopic[] = [
  {
    slug: 'payouts',
    title: 'Вывод',
    questions: [
      {
        slug: 'payout',
        title: 'Как вывести деньги?',
        body: '<ul><li>открой <a href="/cashbox?tab=payout">вывод в кассе</a></li><li>введи код из SMS</li></ul>',
        words: 'вывод, выплата',
      },
      {
        slug: 'payout-time',
        title: 'Когда придут деньги?',
        body: '<p>Срок считается от кода из SMS. Обычно деньги уходят через полчаса.</p>',
      },
    ],
  },
  {
    slug: 'safe-play',
    title: 'Лимиты и перерывы',
    questions: [
      {
        slug: 'limits',
        title: 'Как работают лимиты?',
        body: '<p>Ограничь депозиты, проигрыш и время игры.</p>',
      },
    ],
  },
];
const index = buildAnswerIndex(topics.flatMap(({ questions }) => questions));
const searched = (text: string): Pick<HelpViewProps, 'search'> => ({
  search: { text, found: text === '' ? null : searchAnswers(index, text), onSearch: fn() },
});

const meta = preview.meta({
  title: 'static-content/HelpView',
  component: HelpView,
  args: {
    page,
    topics,
    answer: undefined,
    ...searched(''),
    linkOf: (slug) => (slug === undefined ? '/help' : `/help/${slug}`),
    onNavigate: fn(),
  },
});

/** Every question is a link to its answer. */
export const Topics = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('link', { name: 'Когда придут деньги?' })).toHaveAttribute(
      'href',
      '/help/payout-time',
    );
    await userEvent.type(canvas.getByRole('searchbox'), 'д');
    await expect(args.search.onSearch).toHaveBeenCalledWith('д');
  },
});
export const TopicsOnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** The question of the open answer is a link that closes the answer. Links in the answer use the router. */
export const OpenAnswer = meta.story({
  args: { answer: 'payout' },
  async play({ args, canvas, userEvent }) {
    const question = canvas.getByRole('link', { name: 'Как вывести деньги?' });
    await userEvent.click(await canvas.findByRole('link', { name: 'вывод в кассе' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/cashbox?tab=payout');
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await expect(question).toHaveAttribute('href', '/help');
    await expect(canvas.getByRole('button', { name: storyText('staticContent.help.copy') })).toBeVisible();
  },
});

/** The search terms are highlighted in the question and in an excerpt of the answer. */
export const Found = meta.story({
  args: searched('код sms'),
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('2');
    await expect(canvas.queryByRole('link', { name: 'Как работают лимиты?' })).toBeNull();
    const marked = [...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await expect(marked).toEqual(['код', 'SMS', 'кода', 'SMS']);
  },
});
export const FoundOnPhone = meta.story({
  args: searched('деньги'),
  globals: { viewport: { value: 'phone' } },
});
export const FoundOpen = meta.story({
  args: { ...searched('деньги'), answer: 'payout-time' },
  async play({ canvas, canvasElement }) {
    await canvas.findByText(/Срок считается/);
    await expect(canvasElement.querySelectorAll('p mark').length).toBeGreaterThan(0);
  },
});

/** If no answer is found, the page offers support. */
export const NothingFound = meta.story({
  args: searched('абракадабра'),
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      storyText('staticContent.help.found', { count: 0 }),
    );
    await expect(canvas.getByRole('button', { name: storyText('support.open') })).toBeVisible();
  },
});

/** If the answer in the URL doesn't exist, the page says so and shows all questions. */
export const UnknownAnswer = meta.story({
  args: { answer: 'no-such' },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText('staticContent.help.unknown'));
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
});
export const LongestTexts = meta.story({
  args: {
    topics: topics.map((topic) => ({
      ...topic,
      title: `${'Достопримечательностиисвершения '.repeat(3)}${topic.title}`,
      questions: topic.questions.map((question) => ({
        ...question,
        title: 'Достопримечательностиисвершения '.repeat(4),
      })),
    })),
  },
});
