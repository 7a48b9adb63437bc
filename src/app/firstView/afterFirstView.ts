import { whenCalm, whenIdle } from '#/lib/schedule.ts';
import { CHAT_PARAMETER } from '#/entities/support/supportChat.ts';
import { drawnPage } from './drawnPage.ts';

const CALM_MS = 5000;

/**
 * Whether other work may wait for the first input. Must be called at startup, because `data-drawn` is removed
 * when React takes over.
 */
function canWait(): boolean {
  return drawnPage()?.kind === 'lobby' && !new URLSearchParams(location.search).has(CHAT_PARAMETER);
}

/**
 * Whether this visit began with a prerendered lobby. Other work then waits for the first input or 5 s. False
 * if the URL opens the support chat, which must not wait.
 */
export const isLobbyDrawn = typeof document !== 'undefined' && canWait();

/**
 * Runs `act` once the first view is complete: in a guest's lobby at the first user input or after 5 s,
 * elsewhere when idle. Returns the cancel function.
 */
export function afterFirstView(act: () => void): () => void {
  return isLobbyDrawn ? whenCalm(act, CALM_MS) : whenIdle(act);
}
