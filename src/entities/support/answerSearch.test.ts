import { describe, expect, it, test } from 'vitest';
import { callerOf, testBackend } from '#mocks/core/caller.testing.ts';
import { languageTags } from '#mocks/world/settings.ts';
import type { HelpQuestion, StaticPageResponse } from '#/api/generated/model/index.ts';
import { LOCALES as locales, type Locale } from '#/i18n/locales.ts';
import { fuzzyMatch } from '#/lib/fuzzyMatch.ts';
import { buildAnswerIndex, searchAnswers } from './answerSearch.ts';

const call = callerOf(testBackend());
const answersIn = (locale: Locale): HelpQuestion[] => {
  const { data } = call('GET', '/json-api/static-pages/help', {
    headers: { 'accept-language': languageTags[locale] },
  }).json as StaticPageResponse;
  return (data.topics ?? []).flatMap(({ questions }) => questions);
};
const indexes = Object.fromEntries(
  locales.map((locale) => [locale, buildAnswerIndex(answersIn(locale))]),
) as Record<Locale, ReturnType<typeof buildAnswerIndex>>;
const found = (locale: Locale, query: string, fuzzy: typeof fuzzyMatch | undefined = fuzzyMatch): string[] =>
  searchAnswers(indexes[locale], query, fuzzy).answers.map(({ slug }) => slug);

describe.each(locales)('the search in the help in %s', (locale) => {
  it('finds each question first by the words of its title', () => {
    for (const { slug, title } of answersIn(locale)) expect(found(locale, title)[0], title).toBe(slug);
  });

  it('finds each question by each of its synonyms', () => {
    for (const { slug, words = '' } of answersIn(locale))
      for (const synonym of words.split(', ')) expect(found(locale, synonym), synonym).toContain(slug);
  });

  it('ignores accents and case', () => {
    for (const { title } of answersIn(locale)) {
      const plain = title.normalize('NFD').replace(/(?<=\p{Script=Latin})\p{Mn}/gu, '');
      expect(found(locale, plain.toUpperCase())).toEqual(found(locale, title));
    }
  });

  it('finds questions by unfinished first words', () => {
    const firstWords = answersIn(locale).map(
      ({ slug, words = '' }) => [slug, words.split(',')[0] ?? ''] as const,
    );
    const long = firstWords.filter(([, first]) => first.length > 5);
    expect(long.length).toBeGreaterThan(20);
    for (const [slug, first] of long) expect(found(locale, first.slice(0, -1)), first).toContain(slug);
  });
});

test.each<[Locale, string, string]>([
  ['en', 'Where is my deposit? I paid an hour ago', 'deposit-missing'],
  ['en', 'how long does a withdrawal take', 'payout-time'],
  ['en', 'I forgot my password', 'password'],
  ['en', 'close my account forever', 'self-exclusion'],
  ['en', 'rtp', 'return-to-player'],
  ['ru', 'Где мои деньги? Деньги списали, а депозит не зачислен', 'deposit-missing'],
  ['ru', 'сколько ждать вывод', 'payout-time'],
  ['ru', 'забыла пароль', 'password'],
  ['ru', 'не приходит смс', 'codes'],
  ['ru', 'как отыграть бонус', 'wagering'],
  ['it', 'ho dimenticato la password', 'password'],
  ['it', 'prelievo bloccato', 'payout-blocked'],
  ['br', 'esqueci minha senha', 'password'],
  ['br', 'quanto tempo demora o saque', 'payout-time'],
  ['en', 'Where is my deposit?', 'deposit-missing'],
  ['ru', 'Где мой депозит?', 'deposit-missing'],
  ['it', 'Dov’è il mio deposito?', 'deposit-missing'],
  ['br', 'Onde está meu depósito?', 'deposit-missing'],
  ['en', 'i want to stop gambling', 'self-exclusion'],
  ['ru', 'хочу перестать играть', 'self-exclusion'],
  ['it', 'voglio smettere di giocare', 'self-exclusion'],
  ['br', 'quero parar de jogar', 'self-exclusion'],
  ['en', 'two bonuses at once', 'one-bonus'],
  ['ru', 'два бонуса сразу', 'one-bonus'],
  ['it', 'due bonus insieme', 'one-bonus'],
  ['br', 'dois bônus ao mesmo tempo', 'one-bonus'],
  ['en', 'is it rigged', 'return-to-player'],
  ['ru', 'подкручено', 'return-to-player'],
  ['it', 'è truccato', 'return-to-player'],
  ['br', 'é roubado', 'return-to-player'],
  ['en', 'chargeback', 'deposit-missing'],
  ['ru', 'чарджбэк', 'deposit-missing'],
  ['it', 'storno', 'deposit-missing'],
  ['br', 'estorno', 'deposit-missing'],
  ['it', 'deposito non arivato', 'deposit-missing'],
  ['it', 'cancellare account', 'self-exclusion'],
  ['br', 'cancelar conta', 'self-exclusion'],
  ['br', 'pix', 'deposit'],
  ['br', 'não consigo sacar', 'payout-blocked'],
  ['br', 'pix recusado', 'deposit-declined'],
  ['it', 'non riesco a prelevare', 'payout-blocked'],
  ['ru', 'не могу вывести деньги', 'payout'],
  ['en', 'cant cash out', 'payout-blocked'],
  ['en', 'where is my cash', 'deposit-missing'],
  ['ru', 'не могу зайти', 'login'],
  ['ru', 'не могу зайти в аккаунт', 'login'],
  ['en', 'cant log in', 'login'],
  ['en', 'cant get into my account', 'login'],
  ['it', 'non riesco a entrare', 'login'],
  ['br', 'não consigo entrar na minha conta', 'login'],
])("in %s, '%s' finds %s first", (locale, query, slug) => {
  expect(found(locale, query)[0]).toBe(slug);
});

test.each<[Locale, string, string]>([
  ['en', 'witdrawal', 'payout'],
  ['en', 'verificaton', 'verification'],
  ['ru', 'верефикация', 'verification'],
  ['ru', 'промакод', 'promo-code'],
  ['it', 'prelivo', 'payout'],
  ['br', 'verificasao', 'verification'],
  ['br', 'depozito', 'deposit'],
  ['it', 'preleivo', 'payout'],
  ['br', 'saqe', 'payout'],
])('in %s, the typing error in %s still finds %s', (locale, query, slug) => {
  expect(found(locale, query)).toContain(slug);
});

test.each<[Locale, string, string]>([
  ['ru', 'вывот денек', 'payout'],
  ['ru', 'вывод денег', 'payout'],
  ['ru', 'деньгами', 'deposit-missing'],
  ['ru', 'я выиграл а деньги не пришли что делать', 'deposit-missing'],
  ['ru', 'подскажите пожалуйста как мне вывести деньги', 'payout'],
  ['en', 'hi, could you please tell me how i can get my money out', 'payout'],
  ['en', 'withdrawels', 'payout'],
  ['en', 'delete my acount please', 'self-exclusion'],
  ['it', 'versamenti', 'deposit'],
  ['it', 'ciao, come faccio a prelevare i miei soldi per favore', 'payout'],
  ['br', 'oi, como faço para sacar meu dinheiro por favor', 'payout'],
  ['br', 'depositei e não caiu', 'deposit-missing'],
])("in %s, the inflected or colloquial '%s' finds %s among the first three", (locale, query, slug) => {
  expect(found(locale, query).slice(0, 3)).toContain(slug);
});

test('a query in the wrong keyboard layout or alphabet finds the same answers', () => {
  expect(found('ru', 'dsdjl ltytu')[0]).toBe(found('ru', 'вывод денег')[0]);
  expect(found('en', 'зфыыцщкв')).toEqual(found('en', 'password'));
  expect(found('ru', 'promokod')).toContain('promo-code');
});

test('nothing is found for words that no answer contains, or for an empty query', () => {
  for (const locale of locales)
    for (const query of ['', '  ', '?!', 'xkqzwv', '123456']) expect(found(locale, query)).toEqual([]);
});

test("exact words still match while the typo search isn't loaded", () => {
  const searched = searchAnswers(indexes.en, 'withdrawal');
  expect(searched.answers.length).toBeGreaterThan(3);
  expect(searched.answers.length).toBeLessThan(indexes.en.answers.length);
});

test('the meaningful words of a query are highlighted, but not the common ones', () => {
  const { words } = searchAnswers(indexes.en, 'how do I withdraw my money', fuzzyMatch);
  expect([...words]).toEqual(expect.arrayContaining(['withdraw']));
  for (const common of ['how', 'do', 'my']) expect([...words]).not.toContain(common);
  expect([...searchAnswers(indexes.en, 'how', fuzzyMatch).words]).toContain('how');
});
