import { mutationOptions } from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import { giveHighFive } from '#/api/generated/endpoints/promotions/promotions.ts';
import type { HighFiveResponse } from '#/api/generated/model/index.ts';
import { invalidateScope } from '#/api/queryCache.ts';
import { useAction } from '#/api/useAction.ts';
import { showError } from '#/entities/action/showError.ts';
import { promoErrorTexts } from '#/entities/promo/errorTexts.ts';
import { promoScope } from '#/entities/promo/rules.ts';
import type { AnyCodeTexts } from '#/i18n/errorTexts.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import type { HighFiveKind } from '../model/highFives.rules.ts';

export interface Receiver {
  readonly userId: number;
  readonly username: string;
}

const giveHighFiveMutation = (promoId: number) =>
  mutationOptions<HighFiveResponse, ApiError, Receiver>({
    mutationKey: ['giveHighFive', promoId],
    mutationFn: ({ userId }) => giveHighFive({ actionId: promoId, toUserId: userId }),
    // Refetch the promotion's data after a refusal too: a refusal means that the cached data is outdated.
    onSettled: (_answer, _error, _receiver, _before, { client }) => {
      void invalidateScope(client, promoScope(promoId));
    },
  });

/**
 * For high-fives, `action_not_allowed` has its own text, because the common text is about joining a
 * promotion.
 */
export const highFiveErrorTexts: AnyCodeTexts = {
  ...promoErrorTexts,
  action_not_allowed: 'highFives.notHere',
};

/**
 * Gives high-fives, one at a time. `givingTo` is the user id of the participant who is getting one now. A toast
 * shows the result, even if the participant's row has unmounted.
 */
export function useGiveHighFive(
  promoId: number,
  kind: HighFiveKind,
): { give: (to: Receiver) => void; givingTo: number | null } {
  const { run, isWaiting, input } = useAction(giveHighFiveMutation(promoId), {
    onDone: (_answer, { username }) =>
      showMessage('highFives.given', { tone: 'success', values: { name: username, kind } }),
    onFailed: ({ error, isUncertain }, { username }) => {
      // Without an answer, a second try could use up another high-five, so the player should look first.
      if (isUncertain && error.kind !== 'http')
        showMessage('highFives.uncertain', { tone: 'warning', values: { name: username, kind } });
      else showError(error, highFiveErrorTexts, { tone: 'warning' });
    },
  });
  return { give: run, givingTo: isWaiting && input ? input.userId : null };
}
