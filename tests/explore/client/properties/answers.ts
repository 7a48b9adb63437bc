// Checks that the page answers: it doesn't hang, and the browser hasn't replaced it with an error page.
import { describeStep } from '../../report.ts';
import type { Violation } from '../seen.ts';
import type { Step } from '../types.ts';

export const pageAnswers = 'the page answers after every step';

/** Steps that load a document. Without a network, the browser may show its own error page instead. */
const loads: ReadonlySet<Step['do']> = new Set(['open', 'reload', 'back', 'forward']);

/** The violation if the page doesn't answer after a step; null if a missing network explains it. */
export function checkMissingPage(step: Step, isOnline: boolean): Violation | null {
  if (!isOnline && loads.has(step.do)) return null;
  return {
    property: pageAnswers,
    detail: `the page hangs, or the browser has left the casino, after: ${describeStep(step)}`,
    expectation: "await expect(page.locator('#root')).toBeVisible();",
  };
}
