// A property must hold after every step, or at the latest after five virtual seconds without a step.
import type { Scene, SeenCall, Step, Target, View } from '../types.ts';

/** Everything that happened in one step, for the properties to check. */
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
  /**
   * True if something may never have arrived: an answer or message was lost or corrupted, or the page was
   * offline.
   */
  readonly isLossy: boolean;
  /** Whether the page goes on changing without a step, such as by a ticker. */
  readonly isRestless: boolean;
  /** Texts that the driver has typed in this sequence. The page may show them. */
  readonly typed: readonly string[];
  /** For each open dialog, the control that opened it. The topmost dialog comes last. */
  readonly openers: readonly (Target | null)[];
  /** Whether the control that opened the closed dialog can still be pressed. False if no dialog was closed. */
  readonly isOpenerThere: boolean;
  /** The player who has logged out, and the balance shown before; null without a logout. */
  readonly former: { readonly visitor: string; readonly balance: string | null } | null;
}

export interface Finding {
  readonly detail: string;
  /** A line of Playwright code that fails while the fault exists. */
  readonly expectation?: string;
}

export interface Property {
  readonly name: string;
  /**
   * True if the property may take time to hold. Then a violation is checked again after five virtual seconds.
   */
  readonly isPatient?: true;
  check(moment: Moment): Finding | null;
}

/** Writes a text as a string literal of JavaScript. */
export const quoted = (text: string): string =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`;

/** Whether both are the same control, apart from numbers in its name, such as a count. */
export const isSame = (one: Target, other: Target): boolean =>
  one.role === other.role && one.name.replaceAll(/\d/g, '') === other.name.replaceAll(/\d/g, '');

export function isPress(step: Step): step is Step & { do: 'press' } {
  return step.do === 'press';
}

/**
 * Whether the first click of a double press closed a dialog. The second click then hit the page below, so
 * perhaps no control has the focus.
 */
export function fallsThrough({ step, before, after }: Moment): boolean {
  return isPress(step) && step.how === 'double' && after.dialogs.length < before.dialogs.length;
}
