// Records what a run has reached and found.
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
  /** Pages that were left open, each as visitor and path. */
  readonly leftOpen: Set<string>;
  /** The balances that the header has shown. Without any, the property about money has checked nothing. */
  readonly balances: Set<string>;
  /** How often each kind of control was used, by screen. */
  readonly used: Map<string, number>;
}

export const createSeen = (): Seen => ({
  screens: new Set(),
  operations: new Set(),
  dialogs: new Set(),
  examined: new Set(),
  leftOpen: new Set(),
  balances: new Set(),
  used: new Map(),
});
