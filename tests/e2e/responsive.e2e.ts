import { expect, expectNoSideScroll, test } from './casino.ts';
import { expectSettled } from './screens.ts';

test.describe.configure({ mode: 'parallel' });

const formPaths = [
  '/registration?by=email',
  '/registration?by=phone',
  '/remind',
  '/new-password/r7Qm2ZkX9wPd',
];

test('at 320 px nothing in the header, the menu and the forms is cut off', async ({ casino, page }) => {
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

test('text at 200 % fits without side scrolling', async ({ casino, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/', '/games/slots', '/login', ...formPaths]) {
    await casino.open(path);
    await expect(page.locator('main h1').first()).toBeAttached();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNoSideScroll(page);
  }
});
