import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createMachine, type Step } from './machine.ts';

/**
 * Runs a machine while the component is mounted. While effects are off, as in a hidden `Activity`, the
 * machine queues its effects.
 */
export function useMachine<Model, Event, Effect>(
  start: () => Step<Model, Effect>,
  reduce: (model: Model, event: Event) => Step<Model, Effect>,
  perform: (effect: Effect, tell: (event: Event) => void) => void,
): readonly [Model, (event: Event) => void] {
  const [machine] = useState(() => createMachine(start(), reduce));
  const model = useSyncExternalStore(machine.subscribe, machine.get, machine.get);
  const carryOut = useEffectEvent((effect: Effect) => perform(effect, machine.tell));
  useEffect(() => machine.performWith((effect) => carryOut(effect)), [machine]);
  return [model, machine.tell];
}
