// The main journey in every brand and in each of its locales, on a phone and on a desktop.
import { LOCALES_OF, expect, expectNoSideScroll, test, type Brand } from './casino.ts';
import { playMainJourney } from './mainJourney.ts';

const brands: readonly Brand[] = ['aurora', 'kometa', 'riviera', 'samba'];

for (const [number, { brand, locale }] of brands.flatMap((brand) => LOCALES_OF[brand].map((locale) => ({ brand, locale }))).entries()) {
  test.describe(`${brand} in ${locale}`, () => {
    test.use({ brand });

    test('the main journey', async ({ casino, page }, { project }) => {
      await casino.open('/', { locale });
      await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
      await expect(page.locator('html')).toHaveAttribute('lang', locale === 'br' ? 'pt-BR' : locale);
      await playMainJourney(casino, { place: number, isWhole: project.name === 'desktop' });
      await expectNoSideScroll(page);
    });
  });
}
