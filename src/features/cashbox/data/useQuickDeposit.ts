import { useCheckedForm, useFormControl } from '#/entities/form/useCheckedForm.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { shareOf } from '#/lib/shareOf.ts';
import type { CardOrder } from '../model/cardCharge.ts';
import { offeredSums, suggestedAmount } from '../model/limits.ts';
import { amountNotice } from '../model/refusals.ts';
import type { SavedCardMethod } from '../model/savedCard.ts';
import { problemOf, type DepositData } from './useDepositForm.ts';

interface QuickFormSettings {
  /** Minor units. Null suggests the last deposit. */
  readonly startAmount: number | null;
  readonly giftId: number | null;
  readonly onInput: () => void;
  readonly onOrder: (order: CardOrder) => void;
}

/** The form of a deposit by the saved card. Its limits are those of the card's method. */
export function useQuickForm(
  data: DepositData,
  { method, card }: SavedCardMethod,
  { startAmount, giftId, onInput, onOrder }: QuickFormSettings,
) {
  const { currency, ownLimit, lastDeposit } = data;
  const { money } = useMoney();
  const { limits } = method;
  const usual = suggestedAmount(lastDeposit?.amount ?? data.startAmount, limits, ownLimit);
  const noticeOf = (amount: number | null) => {
    const problem = problemOf(amount, { general: limits, ownLimit });
    return problem && amountNotice(problem, (minor) => money(minor, currency));
  };
  const form = useCheckedForm<{ amount: number | null }>({
    defaultValues: { amount: startAmount ?? usual },
    check({ amount }) {
      const notice = noticeOf(amount);
      return notice ? { amount: notice } : {};
    },
    asksBeforeLeaving: false,
    onInput,
    onValid({ amount }) {
      if (amount === null) return;
      const charge = amount + shareOf(amount, method.feePercent);
      onOrder({ cardId: card.id, amount, charge, currency, giftId });
    },
  });
  const field = useFormControl(form, 'amount');
  // What is left of the player's own limit may be below the least deposit, which is said before the press.
  const early = field.value === null ? undefined : (noticeOf(field.value) ?? undefined);
  return {
    amount: { ...field, notice: field.notice ?? early },
    limits,
    sums: offeredSums(data.sums, limits),
    onSubmit: form.onSubmit,
  };
}
