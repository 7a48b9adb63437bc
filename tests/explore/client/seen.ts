// Records what a run has reached and found.
import type { Finding } from './properties/property.ts';

export interface Violation extends Finding {
  readonly property: string;
}

export interface Seen {
  readonly screens: Set<string>;
  readonly operations: Set<string>;
  readonly dialogs: Set<string>;
  readonly examined: Set<string>;
}

export const createSeen = (): Seen => ({
  screens: new Set(),
  operations: new Set(),
  dialogs: new Set(),
  examined: new Set(),
});
