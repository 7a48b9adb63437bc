// What everybody outside who hears of visits has in common.
import type { Purpose } from '../model/consentChoice.ts';

/** Somebody outside who hears of visits, with the visitor's consent alone. */
export interface Party {
  readonly name: string;
  readonly purpose: Purpose;
  readonly hasScript: boolean;
  /** Nobody waits for it, failures are nobody's matter. `path` is without query and codes. */
  readonly visited: (path: string) => void;
  readonly stop: () => void;
}
