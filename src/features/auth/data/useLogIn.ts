import { useQueryClient } from '@tanstack/react-query';
import type { Tokens } from '#/api/generated/model/index.ts';
import { startSession } from '#/api/session/session.store.ts';
import { welcomePlayer } from './welcome.ts';

/**
 * Takes the tokens of a login or a registration: the session starts, whoever hears of it leads on, and a new player is greeted.
 * What it returns throws `ApiError` of kind `contract` where there are no tokens.
 */
export function useLogIn(): (tokens: Tokens) => void {
  const client = useQueryClient();
  return (tokens) => {
    startSession(tokens);
    // It stays pending, and the next reload tries again.
    welcomePlayer(client).catch(() => undefined);
  };
}
