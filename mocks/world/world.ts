import type { Clock } from './clock.ts';
import type { BrandId } from './settings.ts';
import type { Catalogue } from './catalogue.ts';

/**
 * The fixed parts of a session: its seed, brand, catalogue and clock. `State` holds the parts that change.
 */
export interface World {
  readonly seed: string;
  readonly brand: BrandId;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  /**
   * True if the world accepts login sessions that a persona has opened in another world with the same seed.
   * Needed in browsers, because tabs share cookies but not worlds.
   */
  readonly adoptsSessions: boolean;
}
