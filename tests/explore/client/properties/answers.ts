// Checks that the page still answers: it doesn't hang, and the browser hasn't replaced it with an error page.
import { describeStep } from '../../report.ts';
import type { Violation } from '../seen.ts';
import type { Step } from '../types.ts';

export const pageAnswers = 'the page answers after every step';

/** Steps that load a document. If the page is offline, the browser may then show its own error page. */
const loads: ReadonlySet<Step['do']> = new Set(['open', 'reload', 'back', 'forward']);

/** The violation for a page that doesn't answer after a step; null if being offline explains it. */
export function checkMissingPage(step: Step, isOnline: boolean): Violation | null {
  if (!isOnline && loads.has(step.do)) return null;
  return {
    property: pageAnswers,
    detail: `the page hangs, or the browser has left the casino, after: ${describeStep(step)}`,
    expectation: "await expect(page.locator('#root')).toBeVisible();",
  };
}
