import type { NamedState } from '../scenarios/states.ts';
import type { EventName, WorldEvents } from './events.ts';
import type { Audience, Outgoing } from './message.ts';
import type { Random } from './random.ts';
import type { BrandId, LocaleId } from './settings.ts';
import type { State } from './state.ts';
import type { World } from './world.ts';

/** What world code is given, whoever asked: every `Call` is one, and so is what a due thing runs with. */
export interface Context {
  readonly world: World;
  readonly state: State;
  readonly brand: BrandId;
  readonly locale: LocaleId;
  /** The mock's instant, epoch milliseconds. */
  readonly now: number;
  readonly userAgent: string;
  /** The mock lives in a tab: providers' pages ask the page that frames them instead of a server. */
  readonly inPage: boolean;
  /** A repeatable source of chance: the same seed and scope always give the same sequence. */
  random(scope: string): Random;
  /** Sends a realtime message (without `id` and `at`) after the handler has succeeded. Changes of the ledger announce themselves. */
  emit(message: Outgoing, to?: Audience): void;
  /** Says that something has happened; every domain that reacts to it has done so when this returns. */
  happen<Name extends EventName>(name: Name, event: WorldEvents[Name]): void;
  is(name: NamedState): boolean;
}
