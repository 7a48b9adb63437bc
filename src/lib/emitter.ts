/** An event with its listeners. A listener that throws doesn't stop the others. */
export interface Emitter<Payload> {
  on: (listener: (payload: Payload) => void) => () => void;
  emit: (payload: Payload) => void;
}

/** Listeners' errors are rethrown asynchronously, so that the window's error handler logs them. */
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
