import { useSnapshot } from 'valtio';
import { session, type SessionState } from '#/api/session/session.store.ts';

/** Who uses this tab. */
export function useSession(): Readonly<SessionState> {
  return useSnapshot(session);
}

/** Whether a player is logged in; under `/guest/` never. */
export function useIsLoggedIn(): boolean {
  return useSnapshot(session).status === 'player';
}
