// The client and the mock casino agree about the brands, although neither imports the other.
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { brandIds } from '#/brands/brand.ts';
import { brands } from '#/brands/brands.ts';
import { languageTag, LOCALES } from '#/i18n/locales.ts';
import { brandFacts } from '#mocks/world/brandFacts.ts';
import * as settings from '#mocks/world/settings.ts';

const MINOR_UNITS = 100;

test("the mock has the client's brands, locales and language tags", () => {
  expect(settings.brands).toEqual(brandIds);
  expect(settings.locales).toEqual(LOCALES);
  expect(LOCALES.map(languageTag)).toEqual(LOCALES.map((locale) => settings.languageTags[locale]));
});

describe.each(brandIds)('%s', (id) => {
  const { name, currency, locales, defaultLocale, supportEmail, phoneCountries, welcomeOffer } = brands[id];

  it('has the same facts in the client and in the mock', () => {
    const facts = brandFacts[id];
    expect(settings.brandCurrency[id]).toBe(currency);
    expect(settings.brandLocales[id]).toEqual(locales);
    expect(locales[0]).toBe(defaultLocale);
    expect(facts).toMatchObject({ name, supportEmail });
    expect(facts.phoneCountries.map(({ country }) => country)).toEqual(phoneCountries);
    expect(facts.welcomeTotal * MINOR_UNITS).toBe(welcomeOffer.upToMinor);
  });

  it('has its tokens in the style sheet', () => {
    const themes = readFileSync(new URL('../../src/brands/generated/themes.css', import.meta.url), 'utf8');
    expect(themes).toContain(`@import './${id}/theme.css';`);
  });
});
