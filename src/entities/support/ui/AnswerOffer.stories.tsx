import { expect, fn } from 'storybook/test';
import type { HelpQuestion } from '#/api/generated/model/index.ts';
import preview from '../../../../.storybook/preview.tsx';
import { AnswerOfferView } from './AnswerOffer.tsx';

const answers: HelpQuestion[] = [
  { slug: 'deposit-missing', title: 'Деньги не пришли на баланс', body: '<p>Загляни в кассу.</p>' },
  { slug: 'deposit-declined', title: 'Платёж отклонён', body: '<p>Проверь реквизиты.</p>' },
  { slug: 'deposit', title: 'Как пополнить счёт?', body: '<p>В кассе.</p>' },
];

const meta = preview.meta({
  title: 'entities/AnswerOffer',
  component: AnswerOfferView,
  args: { text: 'Где мой депозит?', answers, onText: fn() },
});

/** The links open new tabs, so that the typed text isn't lost. */
export const Answers = meta.story({
  async play({ canvas }) {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(3);
    for (const link of links) await expect(link).toHaveAttribute('target', '_blank');
    await expect(links[0]).toHaveAttribute('href', '/help/deposit-missing');
    await expect(canvas.getByRole('textbox')).toHaveValue('Где мой депозит?');
  },
});
export const OneAnswer = meta.story({ args: { answers: answers.slice(0, 1) } });
export const NoAnswers = meta.story({
  args: { text: '', answers: [] },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await expect(args.onText).toHaveBeenCalledWith('x');
  },
});
export const LongestTexts = meta.story({
  args: {
    answers: answers.map((answer) => ({ ...answer, title: 'Достопримечательностиисвершения '.repeat(3) })),
  },
});
