// Groups steps for the panel: calls that a page makes by itself belong to the action before them.
import type { Step } from '../../generated/control/client.ts';

export interface StepGroup {
  readonly at: string;
  readonly text: string;
  /** The number of completed steps before and after the group. */
  readonly begin: number;
  readonly end: number;
}

/**
 * Makes one group for each action and the calls after it. Leaves out calls before the first action,
 * because they belong to the world's start.
 */
export function groupSteps(steps: readonly Step[]): StepGroup[] {
  const groups: { at: string; text: string; begin: number; end: number }[] = [];
  for (const [index, { at, kind, text }] of steps.entries()) {
    const last = groups.at(-1);
    if (kind === 'action') groups.push({ at, text, begin: index, end: index + 1 });
    else if (last) {
      last.end = index + 1;
      if (kind === 'result') last.text += `, ${text}`;
    }
  }
  return groups;
}

/** The number of groups that are done after `position` steps. A partly done group counts as done. */
export function doneGroups(groups: readonly StepGroup[], position: number): number {
  return groups.filter(({ begin }) => begin < position).length;
}
