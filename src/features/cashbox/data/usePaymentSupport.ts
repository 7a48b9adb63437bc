import { useIntl } from 'react-intl';
import type { DepositRecord, PayoutRecord } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { useDates } from '#/entities/time/useDates.ts';
import { parseInstant } from '#/lib/clock.ts';
import { openModal } from '#/overlays/modals.store.ts';

/** Opens the support dialog with a draft that contains the payment's number, sum and time. */
export function usePaymentSupport(kind: 'deposit' | 'payout') {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { utcDateTime } = useDates();
  return ({ id, amount, currency, systemName = '', createdAt }: DepositRecord | PayoutRecord): void => {
    const date = utcDateTime(parseInstant(createdAt));
    // Pass the id as a string, because react-intl would insert digit separators into a number.
    const values = { id: String(id), amount: money(amount, currency), method: systemName, date };
    openModal(supportModal, { draft: formatMessage({ id: `cashbox.support.${kind}` }, values) });
  };
}
