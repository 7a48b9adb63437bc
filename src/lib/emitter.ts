/** One kind of event with its listeners. A listener that throws does not keep the others from hearing it. */
export interface Emitter<Payload> {
  on: (listener: (payload: Payload) => void) => () => void;
  emit: (payload: Payload) => void;
}

/** Errors of listeners are thrown outside the call, where the window's handler logs them. */
export function createEmitter<Payload>(): Emitter<Payload> {
  const listeners = new Set<(payload: Payload) => void>();
  return {
    on(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    emit(payload) {
      for (const listener of listeners) {
        try {
          listener(payload);
        } catch (error) {
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
  };
}
