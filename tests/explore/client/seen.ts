// What a run has found and reached.
import type { Finding } from './properties/property.ts';

export interface Violation extends Finding {
  readonly property: string;
}

export interface Seen {
  readonly screens: Set<string>;
  readonly operations: Set<string>;
  readonly dialogs: Set<string>;
  /** Screens that axe has examined. */
  readonly examined: Set<string>;
}

export const createSeen = (): Seen => ({
  screens: new Set(),
  operations: new Set(),
  dialogs: new Set(),
  examined: new Set(),
});
