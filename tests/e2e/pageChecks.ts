// Checks for every page: its heading outline, and the spacing of its targets.
import type { Page } from '@playwright/test';

/** Reports a missing or second h1, a skipped heading level, and navigation landmarks without a unique name. */
export function outlineFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(
      (heading) => heading.checkVisibility() || heading.tagName === 'H1',
    );
    const levels = shown.map(({ tagName }) => Number(tagName.slice(1)));
    const isSkipping = levels.some((level, index) => level > (levels[index - 1] ?? 1) + 1);
    const names = [...document.querySelectorAll('nav, [role="navigation"]')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getAttribute('aria-label') ?? element.getAttribute('aria-labelledby') ?? '');
    return [
      ...(levels.filter((level) => level === 1).length === 1 && !isSkipping
        ? []
        : [`headings ${levels.join(' ')}`]),
      ...(new Set(names).size === names.length && !names.includes('')
        ? []
        : [`navigations ${names.join(', ')}`]),
    ];
  });
}

/** WCAG 2.5.8: reports targets under 24 px without enough space around them. */
export function crowdedTargets(page: Page): Promise<string[]> {
  return page
    .locator('a[href], button, input, select, [role="option"], [tabindex="0"]')
    .evaluateAll((elements) => {
      // Targets below an open modal are inert, so they don't count.
      const modal = document.querySelector('dialog:modal');
      const isReachable = (element: Element): boolean =>
        !element.closest('[inert]') && (modal === null || modal.contains(element));
      const isShown = (element: Element): boolean =>
        element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && isReachable(element);
      const boxes = elements
        .filter(isShown)
        .map((element) => ({ element, box: element.getBoundingClientRect() }));
      // Targets in a sentence are exempt. A circle of 24 px that touches no other target is enough space.
      const isInText = (element: Element): boolean =>
        getComputedStyle(element).display === 'inline' &&
        (element.parentElement?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);
      const isCrowded = ({ element, box }: (typeof boxes)[number]): boolean => {
        const x = box.left + box.width / 2;
        const y = box.top + box.height / 2;
        return boxes.some((other) => {
          if (other.element === element || other.element.contains(element) || element.contains(other.element))
            return false;
          const dx = Math.max(other.box.left - x, 0, x - other.box.right);
          const dy = Math.max(other.box.top - y, 0, y - other.box.bottom);
          return Math.hypot(dx, dy) < 12;
        });
      };
      return boxes
        .filter(
          ({ element, box }) =>
            box.width > 1 && box.height > 1 && Math.min(box.width, box.height) < 23.5 && !isInText(element),
        )
        .filter(isCrowded)
        .map(
          ({ element, box }) =>
            `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? ''} ${String(Math.round(box.width))}x${String(Math.round(box.height))}`,
        );
    });
}
