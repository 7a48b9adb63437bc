import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

/** The next state, and the side effects to run. */
export interface Step<Model, Effect> {
  readonly model: Model;
  readonly effects: readonly Effect[];
}

interface Machine<Model, Event, Effect> {
  readonly get: () => Model;
  readonly send: (event: Event) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Attaches the effect handler, which first receives the queued effects. Returns the detach function. */
  readonly attach: (runEffect: (effect: Effect) => void) => () => void;
}

function createMachine<Model, Event, Effect>(
  start: Step<Model, Effect>,
  reduce: (model: Model, event: Event) => Step<Model, Effect>,
): Machine<Model, Event, Effect> {
  let { model } = start;
  let handler: ((effect: Effect) => void) | null = null;
  const queue: Effect[] = [...start.effects];
  const listeners = new Set<() => void>();
  return {
    get: () => model,
    send(event) {
      const step = reduce(model, event);
      const isChanged = step.model !== model;
      model = step.model;
      for (const effect of step.effects) {
        if (handler) handler(effect);
        else queue.push(effect);
      }
      if (isChanged) for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    attach(runEffect) {
      handler = runEffect;
      for (const effect of queue.splice(0)) runEffect(effect);
      return () => {
        if (handler === runEffect) handler = null;
      };
    },
  };
}

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
