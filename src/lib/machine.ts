// Runs a state machine: the reducer returns effects as data, and a handler may be attached later.
export interface Step<Model, Effect> {
  readonly model: Model;
  readonly effects: readonly Effect[];
}

export interface Machine<Model, Event, Effect> {
  readonly get: () => Model;
  readonly tell: (event: Event) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Attaches the effect handler, which receives queued effects at once. Returns a function that detaches
   * it.
   */
  readonly performWith: (performer: (effect: Effect) => void) => () => void;
}

export function createMachine<Model, Event, Effect>(
  start: Step<Model, Effect>,
  reduce: (model: Model, event: Event) => Step<Model, Effect>,
): Machine<Model, Event, Effect> {
  let { model } = start;
  let perform: ((effect: Effect) => void) | null = null;
  const waiting: Effect[] = [...start.effects];
  const listeners = new Set<() => void>();
  return {
    get: () => model,
    tell(event) {
      const step = reduce(model, event);
      const isChanged = step.model !== model;
      model = step.model;
      for (const effect of step.effects) {
        if (perform) perform(effect);
        else waiting.push(effect);
      }
      if (isChanged) for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    performWith(performer) {
      perform = performer;
      for (const effect of waiting.splice(0)) performer(effect);
      return () => {
        if (perform === performer) perform = null;
      };
    },
  };
}
