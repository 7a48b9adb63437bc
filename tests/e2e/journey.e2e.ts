// The main journey in every brand and in each of its locales.
import { LOCALES_OF, expect, expectNoSideScroll, test, type Brand } from './casino.ts';
import { playMainJourney } from './mainJourney.ts';

const brands: readonly Brand[] = ['aurora', 'kometa', 'riviera', 'samba'];

for (const [number, { brand, locale }] of brands
  .flatMap((brand) => LOCALES_OF[brand].map((locale) => ({ brand, locale })))
  .entries()) {
  test.describe(`${brand} in ${locale}`, () => {
    test.use({ brand });

    const isFirst = locale === LOCALES_OF[brand][0];
    const onPhone = brand === 'aurora' || brand === 'samba';

    test(
      'the main journey',
      { tag: isFirst ? (onPhone ? '@phone' : []) : '@deep' },
      async ({ casino, page }, { project }) => {
        await casino.open('/', { locale });
        await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
        await expect(page.locator('html')).toHaveAttribute('lang', locale === 'br' ? 'pt-BR' : locale);
        await playMainJourney(casino, { place: number, isWhole: project.name !== 'phone' });
        await expectNoSideScroll(page);
      },
    );
  });
}
