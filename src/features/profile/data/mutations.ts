import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import {
  getEndAllSessionsMutationOptions,
  getEndSessionMutationOptions,
  getUpdateProfileMutationOptions,
} from '#/api/generated/endpoints/profile/profile.ts';
import { profileQuery } from '#/entities/player/queries.ts';
import { endSession } from '#/api/session/session.store.ts';
import { type ErrorText, textOfError } from '#/i18n/errorTexts.ts';
import { useOneAtATime } from '#/lib/useOneAtATime.ts';
import { sessionsQuery } from './queries.ts';

export const updateProfileMutation = () =>
  getUpdateProfileMutationOptions({
    mutation: {
      onSuccess: ({ data }, _variables, _context, { client }) => {
        const { queryKey } = profileQuery();
        if (data) client.setQueryData(queryKey, { data });
        else void client.invalidateQueries({ queryKey });
      },
    },
  });

// Refetches the sessions after an error too, because the session to end may have ended already.
const endSessionMutation = () =>
  getEndSessionMutationOptions({
    mutation: {
      onSettled: (_answer, _error, _variables, _onMutate, { client }) =>
        client.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
    },
  });

const endAllSessionsMutation = () =>
  getEndAllSessionsMutationOptions({
    mutation: {
      onSuccess: async (_answer, { params }, _onMutate, { client }) => {
        // Skip the refetch if the current session was ended too, because the server would refuse it.
        if (params?.exceptCurrent) await client.invalidateQueries({ queryKey: sessionsQuery().queryKey });
      },
    },
  });

/** Signs out one device, all other devices, or all devices. */
export function useEndSessions() {
  const { mutateAsync: endOne } = useMutation(endSessionMutation());
  const { mutateAsync: endMany } = useMutation(endAllSessionsMutation());
  const once = useOneAtATime();
  /** The id of a session, `others` or `all`. */
  const [ending, setEnding] = useState<string | null>(null);
  const [failure, setFailure] = useState<ErrorText | null>(null);
  const run = async (what: string, call: () => Promise<unknown>, onDone?: () => void): Promise<void> => {
    setEnding(what);
    setFailure(null);
    try {
      await call();
      onDone?.();
    } catch (error) {
      setFailure(textOfError(error));
    } finally {
      setEnding(null);
    }
  };
  const end = (id: string, onDone: () => void) => once(() => run(id, () => endOne({ id }), onDone));
  const endOthers = (onDone: () => void) =>
    once(() => run('others', () => endMany({ params: { exceptCurrent: true } }), onDone));
  const endAll = () => once(() => run('all', () => endMany({}), endSession));
  return { ending, failure, end, endOthers, endAll };
}
