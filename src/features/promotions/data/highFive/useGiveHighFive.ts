import { useAction } from '#/api/useAction.ts';
import { showError } from '#/entities/action/showError.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import type { HighFiveKind } from '../../model/highFive.rules.ts';
import { highFiveTexts } from '../../model/highFiveTexts.ts';
import { giveHighFiveMutation, type Receiver } from './mutations.ts';

/** Gives high-fives in a promotion; says what came of it, also when the row has gone by then. */
export function useGiveHighFive(
  promoId: number,
  kind: HighFiveKind,
): { give: (to: Receiver) => void; isGiving: boolean } {
  const { run, isWaiting } = useAction(giveHighFiveMutation(promoId), {
    onDone: (_answer, { username }) =>
      showMessage('promotions.highFive.given', { tone: 'success', values: { name: username, kind } }),
    onRefused: (error) => showError(error, highFiveTexts, { tone: 'warning' }),
  });
  return { give: run, isGiving: isWaiting };
}
