import { mutationOptions } from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import { giveHighFive } from '#/api/generated/endpoints/promotions/promotions.ts';
import type { HighFiveResponse } from '#/api/generated/model/index.ts';
import { promoAnswersOf } from '../promoAnswers.ts';

/** Gives another participant a high-five; points, lists and what may still be given are asked for anew. */
export const giveHighFiveMutation = (promoId: number) =>
  mutationOptions<HighFiveResponse, ApiError, number>({
    mutationKey: ['giveHighFive', promoId],
    mutationFn: (toUserId) => giveHighFive({ actionId: promoId, toUserId }),
    // Also after a refusal: what the client knew was not so.
    onSettled: (_answer, _error, _toUserId, _before, { client }) => {
      void client.invalidateQueries(promoAnswersOf(promoId));
    },
  });
