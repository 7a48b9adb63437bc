import type { WorldState } from './states.ts';
import type { EventName, WorldEvents } from './events.ts';
import type { Audience, Outgoing } from './message.ts';
import type { Random } from './random.ts';
import type { BrandId, LocaleId } from './settings.ts';
import type { State } from './state.ts';
import type { World } from './world.ts';

/** The context of all world code. Handlers get it as their `Call`; due events get it directly. */
export interface Context {
  readonly world: World;
  readonly state: State;
  readonly brand: BrandId;
  readonly locale: LocaleId;
  /** The mock's time, epoch milliseconds. */
  readonly now: number;
  readonly userAgent: string;
  /**
   * Identifies the state that a cached response was made from. All reads share one object until the state or
   * the scenarios change. Each writing call and each due event has its own object, because it may change the
   * state between two reads.
   */
  readonly revision: object;
  /** A seeded random generator. The same seed and scope always give the same sequence. */
  random(scope: string): Random;
  /**
   * Sends a realtime message after the handler has succeeded. Balance messages for ledger entries
   * are sent automatically.
   */
  emit(message: Outgoing, to?: Audience): void;
  /** Publishes an event and runs all reactions to it before returning. */
  publish<Name extends EventName>(name: Name, event: WorldEvents[Name]): void;
  is(name: WorldState): boolean;
}
