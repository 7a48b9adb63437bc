// How the ducks of a flight look while a shot is out and when its outcome is known.
import { duckAt } from '../../model/duckFlight.ts';
import type { HuntPhase } from '../../model/duckHunt.machine.ts';

/** The duck that a shot has struck, and the instant in which it then stays; null without one. */
export function frozenDuck(phase: HuntPhase): { readonly id: number; readonly at: number } | null {
  if (phase.status === 'aiming' || phase.status === 'refused') return null;
  const { aim, flight } = phase;
  if (phase.status !== 'told') {
    const target = duckAt(flight, aim);
    return target && { id: target.id, at: aim.at };
  }
  const { outcome } = phase;
  return outcome.kind === 'miss' || outcome.duckId === null ? null : { id: outcome.duckId, at: aim.at };
}

export type DuckState = 'flying' | 'struck' | 'falling' | 'scared';

/** A struck duck waits for the server's word; when it has come, the struck one falls and the others flee. */
export function duckState(phase: HuntPhase, id: number): DuckState {
  if (phase.status === 'aiming' || phase.status === 'refused') return 'flying';
  const isStruck = frozenDuck(phase)?.id === id;
  if (phase.status !== 'told') return isStruck ? 'struck' : 'flying';
  return isStruck ? 'falling' : 'scared';
}
