import { whenCalm, whenIdle } from '#/lib/schedule.ts';
import { CHAT_PARAMETER } from '#/entities/support/supportChat.ts';
import { drawnPage } from './drawnPage.ts';

const CALM_MS = 5000;

/** As the visit began: the mark goes when the product has taken the page over. */
function canWait(): boolean {
  return drawnPage()?.kind === 'lobby' && !new URLSearchParams(location.search).has(CHAT_PARAMETER);
}

const waits = typeof document !== 'undefined' && canWait();

/**
 * When the first view has all it needs: in a guest's lobby at the first sign of the visitor or after 5 s,
 * else when quiet. Returns the cancel.
 */
export function afterFirstView(act: () => void): () => void {
  return waits ? whenCalm(act, CALM_MS) : whenIdle(act);
}
