import { useMutation } from '@tanstack/react-query';
import { textOfError } from '#/i18n/errorTexts.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import type { HighFiveKind } from '../../model/highFive.rules.ts';
import { highFiveTexts } from '../../model/highFiveTexts.ts';
import { giveHighFiveMutation } from './mutations.ts';

export interface Receiver {
  readonly userId: number;
  readonly username: string;
}

/** Gives high-fives in a promotion; says what came of it, also when the row has gone by then. */
export function useGiveHighFive(
  promoId: number,
  kind: HighFiveKind,
): { give: (to: Receiver) => void; isGiving: boolean } {
  const { mutateAsync, isPending } = useMutation(giveHighFiveMutation(promoId));
  const run = async ({ userId, username }: Receiver): Promise<void> => {
    try {
      await mutateAsync(userId);
      showMessage('promotions.highFive.given', { tone: 'success', values: { name: username, kind } });
    } catch (error) {
      const { id, values = {} } = textOfError(error, highFiveTexts);
      showMessage(id, { tone: 'warning', values });
    }
  };
  return { give: (to) => void run(to), isGiving: isPending };
}
