import { useMutation } from '@tanstack/react-query';
import { getLoginMutationOptions } from '#/api/generated/endpoints/auth/auth.ts';
import { startSession } from '#/api/session/session.store.ts';

/** Logs in; success saves the tokens, and whoever hears of the login leads on. */
export function useLogin() {
  return useMutation(getLoginMutationOptions({ mutation: { onSuccess: startSession } }));
}
