import {
  getEndAllSessionsMutationOptions,
  getEndSessionMutationOptions,
  getUpdateProfileMutationOptions,
} from '#/api/generated/endpoints/profile/profile.ts';
import { profileQuery } from '#/entities/player/queries.ts';
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

// Refetches after an error too: the session may have ended already.
export const endSessionMutation = () =>
  getEndSessionMutationOptions({
    mutation: {
      onSettled: (_answer, _error, _variables, _onMutate, { client }) =>
        client.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
    },
  });

export const endAllSessionsMutation = () =>
  getEndAllSessionsMutationOptions({
    mutation: {
      onSuccess: async (_answer, { params }, _onMutate, { client }) => {
        // If the current session was ended too, this tab can't list sessions any more.
        if (params?.exceptCurrent) await client.invalidateQueries({ queryKey: sessionsQuery().queryKey });
      },
    },
  });
