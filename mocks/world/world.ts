import type { Clock } from './clock.ts';
import type { BrandId } from './settings.ts';
import type { Catalogue } from './catalogue.ts';

/** What does not change while a session lasts: what the seed makes, and the clock. What changes is `State`. */
export interface World {
  readonly seed: string;
  readonly brand: BrandId;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  /** Takes sessions of personas that another world of this seed has made: tabs share cookies and no world. */
  readonly adoptsSessions: boolean;
}
