import { expect, test } from 'vitest';
import { localeOf } from '../locale.ts';
import { answerTo, greetingOf } from './answers.ts';

test('the chat greets a VIP as a VIP', () => {
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
] as const)('the chat answers "%s" in the language of the page', (question, locale, part) => {
  expect(answerTo(question, locale)).toContain(part);
});

test("every question that the chat doesn't understand is referred to the Contacts page", () => {
  const answers = [1, 2, 3].map((asked) => answerTo('what is the weather', 'en', asked));
  for (const answer of answers) expect(answer).toContain('Contacts page');
});

test.each([
  ['pt-BR', 'br'],
  ['ru', 'ru'],
  ['de', 'en'],
  ['', 'en'],
])('a page with the language tag "%s" has the texts of %s', (tag, locale) => {
  expect(localeOf(tag)).toBe(locale);
});
