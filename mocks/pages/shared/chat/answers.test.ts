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
  ['what is the weather', 'en', 'I can help with'],
] as const)('%s is answered', (question, locale, part) => {
  expect(answerTo(question, locale)).toContain(part);
});

test('a further question about something else leads to a way that is answered', () => {
  const answers = [1, 2, 3].map((asked) => answerTo('what is the weather', 'en', asked));
  for (const answer of answers) expect(answer).toContain('Contacts page');
});

test.each([
  ['pt-BR', 'br'],
  ['ru', 'ru'],
  ['de', 'en'],
  ['', 'en'],
])('a page in %s speaks %s', (tag, locale) => {
  expect(localeOf(tag)).toBe(locale);
});
