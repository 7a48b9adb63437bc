import type { Tokens } from '#/api/generated/model/index.ts';
import { startSession } from '#/api/session/session.store.ts';
import { tabStore } from '#/lib/storage.ts';
import { PENDING_WELCOME } from '../resumeWelcome.ts';

/**
 * Starts the session; `onLogin` listeners navigate.
 * @throws ApiError of kind `contract` if the response holds no tokens
 */
export function logIn(tokens: Tokens): void {
  startSession(tokens);
  tabStore.set(PENDING_WELCOME, '1');
}
