// Whether leaving the page asks first: where something is typed and not sent (specification S4.68).

/** Forms on the page with something to lose. */
const unsaved = new Set<object>();

/** Counts a form in; returns the way out. */
export function keepUnsaved(form: object): () => void {
  unsaved.add(form);
  return () => unsaved.delete(form);
}

export const hasUnsaved = (): boolean => unsaved.size > 0;

/** The state of a navigation that asks nothing: `navigate('/profile/info', { state: withoutAsking })`. */
export const withoutAsking = { isLeavingAnyway: true } as const;

export function isLeavingAnyway(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'isLeavingAnyway' in state &&
    state.isLeavingAnyway === true
  );
}
