// No screen scrolls sideways, from the narrowest phone to a desktop and at 200 % zoom.
import { expect, expectNoSideScroll, test } from './casino.ts';
import { expectSettled, screens } from './screens.ts';

test.describe.configure({ mode: 'parallel' });

// 320 px is a phone of 1280 px at 400 % zoom (WCAG 1.4.10), 720 px a desktop of 1440 px at 200 %.
const WIDTHS = [320, 360, 390, 720, 768, 1440];

for (const screen of screens) {
  test(`${screen.name} fits ${WIDTHS.join(', ')} px`, async ({ casino, page }) => {
    await screen.reach(casino);
    for (const width of WIDTHS) {
      await test.step(`${String(width)} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSideScroll(page);
      });
    }
  });
}

const formPaths = [
  '/registration?by=email',
  '/registration?by=phone',
  '/remind',
  '/new-password/r7Qm2ZkX9wPx',
];

test('at 320 px nothing of the header, the menu and the forms is cut off', async ({ casino, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/login', ...formPaths]) {
    await casino.open(path);
    await expectSettled(casino);
    const cut = await page
      .locator('header a, header button, nav a, form button, form input')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility() && !element.closest('main nav, [class*="skip"]'))
          .map((element) => ({
            name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? ''}`,
            box: element.getBoundingClientRect(),
          }))
          .filter(
            ({ box }) =>
              box.width > 0 && (box.left < -1 || box.right > document.documentElement.clientWidth + 1),
          )
          .map(({ name, box }) => `${name} ${String(Math.round(box.left))}-${String(Math.round(box.right))}`),
      );
    expect(cut, path).toEqual([]);
  }
});

test('text at twice its size still fits', async ({ casino, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/', '/games/slots', '/login', ...formPaths]) {
    await casino.open(path);
    await expect(page.locator('main h1').first()).toBeAttached();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNoSideScroll(page);
  }
});
