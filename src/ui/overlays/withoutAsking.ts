/**
 * The state of a navigation that no leave guard asks about: after saving, at logout.
 * @example navigate('/profile/info', { state: withoutAsking })
 */
export const withoutAsking = { isLeavingAnyway: true } as const;

/** Whether a location's state is `withoutAsking`. */
export function isLeavingAnyway(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isLeavingAnyway' in state && state.isLeavingAnyway === true;
}
