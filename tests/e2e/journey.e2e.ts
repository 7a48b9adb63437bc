import { brandLocales, brands, languageTags } from '#mocks/world/settings.ts';
import { expect, expectNoSideScroll, test } from './casino.ts';
import { playMainJourney } from './mainJourney.ts';

for (const [number, { brand, locale }] of brands
  .flatMap((brand) => brandLocales[brand].map((locale) => ({ brand, locale })))
  .entries()) {
  test.describe(`${brand} in ${locale}`, () => {
    test.use({ brand });

    const isFirst = locale === brandLocales[brand][0];
    const onPhone = brand === 'aurora' || brand === 'samba';

    test(
      'a guest finds a game, tries it, logs in, plays for money and returns to the game',
      { tag: isFirst ? (onPhone ? '@bothWidths' : []) : '@deep' },
      async ({ casino, page }, { project }) => {
        await casino.open('/', { locale });
        await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
        await expect(page.locator('html')).toHaveAttribute('lang', languageTags[locale]);
        await playMainJourney(casino, { place: number, isWhole: project.name !== 'phone' });
        await expectNoSideScroll(page);
      },
    );
  });
}
