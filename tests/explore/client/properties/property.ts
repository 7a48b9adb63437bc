// A property must hold after every step, or at the latest after five quiet seconds.
import type { Scene, SeenCall, Step, Target, View } from '../types.ts';

/** What happened in one step. */
export interface Moment {
  readonly scene: Scene;
  readonly step: Step;
  readonly before: View;
  readonly after: View;
  readonly calls: readonly SeenCall[];
  readonly errors: readonly string[];
  readonly isOnline: boolean;
  /** True if the driver has injected a fault in this sequence. */
  readonly hasFaults: boolean;
  /** True if something may never have arrived: a lost or broken answer or message, or no connection. */
  readonly isLossy: boolean;
  /** Texts that were typed. A page may repeat them. */
  readonly typed: readonly string[];
  /** The control that opened each open dialog, the topmost last. */
  readonly openers: readonly (Target | null)[];
  /** The player who has logged out, and the balance they saw. */
  readonly former: { readonly visitor: string; readonly balance: string | null } | null;
}

export interface Finding {
  readonly detail: string;
  /** A line of a Playwright test that fails because of the finding. */
  readonly expectation?: string;
}

export interface Property {
  readonly name: string;
  /** True if the property may need time. A violation is then checked again after five quiet seconds. */
  readonly isPatient?: true;
  check(moment: Moment): Finding | null;
}

/** A string literal of JavaScript. */
export const quoted = (text: string): string =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`;

export function isPress(step: Step): step is Step & { do: 'press' } {
  return step.do === 'press';
}

/**
 * Whether a double press closed a dialog. Its second press then hit the page below, which may leave no focus.
 */
export function fallsThrough({ step, before, after }: Moment): boolean {
  return isPress(step) && step.how === 'double' && after.dialogs.length < before.dialogs.length;
}
