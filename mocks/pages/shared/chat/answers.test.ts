import { expect, test } from 'vitest';
import { localeOf } from '../locale.ts';
import { answerTo, greetingOf } from './answers.ts';

test('a VIP is greeted as one', () => {
  expect(greetingOf(true, 'en')).toContain('VIP');
  expect(greetingOf(false, 'en')).not.toContain('VIP');
});

test.each([
  ['Где мой ДЕПОЗИТ?', 'ru', 'Депозит'],
  ['How do I withdraw my money', 'en', 'withdrawal'],
  ['il mio bonus', 'it', 'regali'],
  ['cadê meu saque', 'br', 'saque'],
  ['Como saco meu dinheiro?', 'br', 'saque'],
  ['what is the weather', 'en', 'Thanks'],
] as const)('%s is answered', (question, locale, part) => {
  expect(answerTo(question, locale)).toContain(part);
});

test('further questions get other answers, and the first one names the wait', () => {
  const answers = [0, 1, 2, 3].map((asked) => answerTo('what is the weather', 'en', asked));
  expect(answers[0]).toContain('ten minutes');
  expect(new Set(answers).size).toBe(3);
});

test.each([
  ['pt-BR', 'br'],
  ['ru', 'ru'],
  ['de', 'en'],
  ['', 'en'],
])('a page in %s speaks %s', (tag, locale) => {
  expect(localeOf(tag)).toBe(locale);
});
