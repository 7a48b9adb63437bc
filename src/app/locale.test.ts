import { expect, it, vi } from 'vitest';
import { chooseLocale, startLocale, type LocaleQuestion } from './locale.ts';

vi.mock(import('./firstView/drawnPage.ts'), async (load) => ({
  ...(await load()),
  drawnPage: () => undefined,
}));

const question = (more: Partial<LocaleQuestion>): LocaleQuestion => ({
  link: null,
  cookie: null,
  languages: [],
  available: ['ru', 'en', 'it', 'br'],
  byDefault: 'ru',
  ...more,
});

it('the locale in the URL is preferred to all others', () => {
  expect(chooseLocale(question({ link: 'it', cookie: 'en', languages: ['pt-BR'] }))).toBe('it');
});
it("the stored locale is preferred to the browser's languages", () => {
  expect(chooseLocale(question({ cookie: 'en', languages: ['it-IT'] }))).toBe('en');
});
it("the browser's first language that the brand offers is used if no locale is stored", () => {
  expect(chooseLocale(question({ languages: ['de-DE', 'pt-PT', 'it'] }))).toBe('br');
});
it("the brand's default locale is used if the brand offers none of the browser's languages", () => {
  expect(chooseLocale(question({ languages: ['ja'] }))).toBe('ru');
});
it.each(['xx', '', 'RU', '__proto__'])('the unknown locale %s is ignored', (link) => {
  expect(chooseLocale(question({ link, cookie: link }))).toBe('ru');
});
it("a locale that the brand doesn't offer is ignored", () => {
  expect(chooseLocale(question({ link: 'en', available: ['ru'], languages: ['en'] }))).toBe('ru');
});
it("reports a locale in the URL that the brand doesn't offer", () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('location', { search: '?brand=kometa&locale=en' });
  expect(startLocale(['ru'], 'ru')).toBe('ru');
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('locale=en'));
  vi.stubGlobal('location', { search: '?brand=kometa&locale=ru' });
  startLocale(['ru'], 'ru');
  expect(warn).toHaveBeenCalledOnce();
});
