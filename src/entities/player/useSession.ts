import { useSnapshot } from 'valtio';
import { session } from '#/api/session/session.store.ts';

/** Whether a player is logged in; under `/guest/` never. */
export function useIsLoggedIn(): boolean {
  return useSnapshot(session).status === 'player';
}
