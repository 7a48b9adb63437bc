import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createMachine, type Step } from './machine.ts';

/**
 * Runs a machine while the component is mounted. While the component is hidden by an `Activity`, the
 * machine queues its effects.
 */
export function useMachine<Model, Event, Effect>(
  start: () => Step<Model, Effect>,
  reduce: (model: Model, event: Event) => Step<Model, Effect>,
  runEffect: (effect: Effect, send: (event: Event) => void) => void,
): readonly [Model, (event: Event) => void] {
  const [machine] = useState(() => createMachine(start(), reduce));
  const model = useSyncExternalStore(machine.subscribe, machine.get, machine.get);
  const handleEffect = useEffectEvent((effect: Effect) => runEffect(effect, machine.send));
  useEffect(() => machine.attach((effect) => handleEffect(effect)), [machine]);
  return [model, machine.send];
}
