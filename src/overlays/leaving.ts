// Decides whether leaving the page asks for confirmation, because a form has unsaved input (specification
// S4.68).

const unsaved = new Set<object>();

/** Registers a form with unsaved input; returns the cleanup function. */
export function keepUnsaved(form: object): () => void {
  unsaved.add(form);
  return () => unsaved.delete(form);
}

/**
 * Call this when the player has chosen to leave. Otherwise the form would ask again, because it stays on the
 * screen until the next page is ready.
 */
export const discardUnsaved = (): void => unsaved.clear();

export const hasUnsaved = (): boolean => unsaved.size > 0;

/** Navigation state that skips the confirmation: `navigate('/profile/info', { state: withoutAsking })`. */
export const withoutAsking = { isLeavingAnyway: true } as const;

export function isLeavingAnyway(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'isLeavingAnyway' in state &&
    state.isLeavingAnyway === true
  );
}
