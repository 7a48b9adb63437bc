// Runs axe on the last screen of a sequence. Each screen is checked only once, because axe takes a second.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { screenOf } from './paths.ts';
import type { Session } from './session.ts';
import type { Seen, Violation } from './seen.ts';
import type { View } from './types.ts';

const source = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
export const axeProperty = 'axe finds nothing';

interface AxeResult {
  violations: { id: string; nodes: AxeNode[] }[];
}

interface AxeNode {
  target: unknown[];
  html: string;
  any: { data: { messageKey?: string } | null }[];
}

/**
 * Whether axe complains only that a fixed bar partly covers a control. Scrolling would uncover the control,
 * so this is no failure.
 */
const isHalfCovered = ({ any }: AxeNode): boolean =>
  any.some(({ data }) => data?.messageKey?.toLowerCase().includes('obscured') === true);

interface WithAxe {
  axe: { run: (context: Document, options: object) => Promise<AxeResult> };
  axeResult?: AxeResult;
}

/** Starts axe without waiting for its result. Returns false if the page was left meanwhile. */
async function start(page: Page): Promise<boolean> {
  try {
    await page.evaluate(`${source};true`);
    await page.evaluate((only) => {
      const holder = window as unknown as WithAxe;
      delete holder.axeResult;
      const examine = async (): Promise<void> => {
        holder.axeResult = await holder.axe.run(document, {
          runOnly: only,
          iframes: false,
          resultTypes: ['violations'],
        });
      };
      void examine();
    }, tags);
    return true;
  } catch {
    return false;
  }
}

export async function findInaccessible(
  session: Session,
  view: View,
  ignored: ReadonlySet<string>,
  seen: Seen,
): Promise<Violation | null> {
  const screen = `${screenOf(view.url)} ${view.dialogs.join(' ')}`;
  if (ignored.has(axeProperty) || seen.examined.has(screen) || !session.isOnline) return null;
  seen.examined.add(screen);
  await session.calm();
  const { page } = session;
  if (!(await start(page))) return null;
  for (let round = 0; round < 60; round += 1) {
    // axe waits for timers, which run only when virtual time advances.
    await page.clock.runFor(50).catch(() => undefined);
    const result = await page
      .evaluate(() => (window as unknown as WithAxe).axeResult ?? null)
      .catch(() => null);
    if (!result) continue;
    const [found] = result.violations
      .map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => !isHalfCovered(node)) }))
      .filter(({ nodes }) => nodes.length > 0);
    if (!found) return null;
    const places = found.nodes
      .map(({ target, html }) => `${target.join(' ')}: ${html.slice(0, 160)}`)
      .slice(0, 3);
    return {
      property: axeProperty,
      detail: `${found.id} at ${view.url}: ${places.join('; ')}`,
      expectation: 'await expectAccessible(page);',
    };
  }
  return null;
}
