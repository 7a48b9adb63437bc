import type { Tokens } from '#/api/generated/model/index.ts';
import { startSession } from '#/api/session/session.store.ts';
import { tabStore } from '#/lib/storage.ts';
import { PENDING_WELCOME } from '../model/pendingWelcome.ts';

/**
 * Takes the tokens of a login or a registration: the session starts, and whoever hears of it leads on and has
 * the player greeted.
 *
 * @throws ApiError of kind `contract` where there are no tokens
 */
export function logIn(tokens: Tokens): void {
  startSession(tokens);
  tabStore.set(PENDING_WELCOME, '1');
}
