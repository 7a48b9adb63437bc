import { readMockParameters } from '#mocks/scenarios/links.ts';
import { stateLinks } from '../docsLinks.ts';
import { expect, test, type Casino } from './casino.ts';

/** Checks of links with a scenario. Each causes the scenario's error and expects it on the page. */
const promises: Record<string, (casino: Casino) => Promise<void>> = {
  'joinTournament.max_member_limit_reached': async (casino) => {
    const { page } = casino;
    await page
      .locator('main')
      .getByRole('button', { name: casino.text('tournaments.offer.join') })
      .click();
    await expect(page.getByText(casino.text('tournament.errors.max_member_limit_reached'))).toBeVisible();
  },
};

for (const { page: source, link } of stateLinks) {
  test(`${source}: the link ${link} opens the state that it promises`, async ({ casino, page }) => {
    const query = new URL(link, casino.origin).searchParams;
    const parameters = readMockParameters(query);
    if (parameters.locale) casino.locale = parameters.locale;
    await casino.visit(link);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main[data-page="error"]')).toHaveCount(0);
    const session = await casino.control('get', 'session');
    const { scenario, brand, locale } = parameters;
    expect(session).toMatchObject({ ...(brand ? { brand } : {}), ...(locale ? { locale } : {}) });
    expect(session.scenarios.map(({ text }) => text).join(',')).toBe(scenario ?? '');
    if (scenario && parameters.advance === undefined) await promises[scenario]?.(casino);
  });
}

test('these tests know the error of the README’s first link', () => {
  const first = stateLinks.find(({ page }) => page === 'README.md');
  expect(Object.keys(promises)).toContain(
    new URL(first?.link ?? '', 'http://casino.test').searchParams.get('mock.scenario'),
  );
});
