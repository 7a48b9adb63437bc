import { invalidateScope } from '#/api/queryScope.ts';
import { mutationOptions } from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import { giveHighFive } from '#/api/generated/endpoints/promotions/promotions.ts';
import type { HighFiveResponse } from '#/api/generated/model/index.ts';
import { promoScope } from '../queries.ts';

export interface Receiver {
  readonly userId: number;
  readonly username: string;
}

/** Gives another participant a high-five; points, lists and what may still be given are asked for anew. */
export const giveHighFiveMutation = (promoId: number) =>
  mutationOptions<HighFiveResponse, ApiError, Receiver>({
    mutationKey: ['giveHighFive', promoId],
    mutationFn: ({ userId }) => giveHighFive({ actionId: promoId, toUserId: userId }),
    // Also after a refusal: what the client knew was not so.
    onSettled: (_answer, _error, _receiver, _before, { client }) => {
      void invalidateScope(client, promoScope(promoId));
    },
  });
