// A page that hangs, or that the browser has replaced by its own.
import { describeStep } from '../../report.ts';
import type { Violation } from '../seen.ts';
import type { Step } from '../types.ts';

export const pageAnswers = 'the page answers after every step';

/** Without a network, the browser may have no document to show for a load that the person asks for. */
const loads: ReadonlySet<Step['do']> = new Set(['open', 'reload', 'back', 'forward']);

/** Judges a step after which the page doesn't answer. */
export function checkMissingPage(step: Step, isOnline: boolean): Violation | null {
  if (!isOnline && loads.has(step.do)) return null;
  return {
    property: pageAnswers,
    detail: `the page hangs, or the browser has left the casino, after: ${describeStep(step)}`,
    expectation: "await expect(page.locator('#root')).toBeVisible();",
  };
}
