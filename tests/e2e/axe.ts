// axe in the page under test: WCAG 2.2 A and AA, or single rules.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** The minified file. `AxeBuilder` would inject the full one, which is 1.5 MB, twice per run. */
export const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

interface Violation {
  id: string;
  nodes: { target: unknown[] }[];
}

/** The part of axe's API that is called without `AxeBuilder`. */
interface Axe {
  run: (root: Document, options: object) => Promise<{ violations: Violation[] }>;
}

const describeViolations = (violations: readonly Violation[]): string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);

/** Injects axe unless an earlier run has left it in this document. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return;
  await page.evaluate(`${axeSource};0`);
}

/** Waits until transitions have ended, because axe reports half-faded colours as too low in contrast. */
async function untilFadedIn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** Violations in the page's own document, without its frames. */
export async function findViolations(
  page: Page,
  runOnly: { type: 'rule' | 'tag'; values: string[] },
): Promise<string[]> {
  await loadAxe(page);
  await untilFadedIn(page);
  const found = await page.evaluate(
    async (options) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const { violations } = await axe.run(document, options);
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) }));
    },
    // Leaves out the passed rules, because listing them takes a quarter of the time.
    { runOnly, resultTypes: ['violations'], iframes: false },
  );
  return describeViolations(found);
}

/** Expects no violation of WCAG 2.2 A and AA, or of the given axe rules, in the page and its frames. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  if (page.frames().length === 1) {
    const runOnly = rules ? { type: 'rule' as const, values: rules } : { type: 'tag' as const, values: WCAG };
    expect(await findViolations(page, runOnly)).toEqual([]);
    return;
  }
  await untilFadedIn(page);
  // `AxeBuilder` also enters cross-site frames, but takes twice as long.
  const axe = new AxeBuilder({ page, axeSource }).options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(WCAG)).analyze();
  expect(describeViolations(violations)).toEqual([]);
}
