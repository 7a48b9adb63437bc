import { FormattedMessage, useIntl } from 'react-intl';
import { RadioGroup } from '#/ui/RadioGroup/RadioGroup.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import type { Refused } from '#/api/refused.ts';
import type { DepositGift } from '../../model/gifts.ts';
import { cashboxTexts } from '../../model/refusals.ts';
import { textOfCode } from '#/i18n/errorTexts.ts';
import { RefusalNotice } from '../RefusalNotice.tsx';
import styles from './GiftChoiceView.module.css';

export interface GiftChoiceViewProps {
  gifts: readonly DepositGift[];
  chosenId: number | null;
  currency: string;
  isSaving: boolean;
  refusal: Refused | null;
  onChoose: (id: number | null) => void;
}

const NONE = 'none';

/** The gift that this deposit is to activate. Without any, only why the one that was wanted cannot be had. */
export function GiftChoiceView({
  gifts,
  chosenId,
  currency,
  isSaving,
  refusal,
  onChoose,
}: GiftChoiceViewProps) {
  const { formatMessage } = useIntl();
  if (gifts.length === 0) return <RefusalNotice refusal={refusal} currency={currency} />;
  return (
    <div className={styles.gifts} aria-busy={isSaving || undefined}>
      <RadioGroup
        label={<FormattedMessage id="cashbox.gift.title" />}
        name="gift"
        value={chosenId === null ? NONE : String(chosenId)}
        onChange={({ target }) => onChoose(target.value === NONE ? null : Number(target.value))}
        options={[
          { value: NONE, label: formatMessage({ id: 'cashbox.gift.none' }) },
          ...gifts.map((one) => ({
            value: String(one.gift.id),
            label: one.gift.title,
            hint: <GiftTerms {...one} currency={currency} />,
            disabled: one.obstacle !== null,
          })),
        ]}
      />
      <RefusalNotice refusal={refusal} currency={currency} />
    </div>
  );
}

/** What stands in the gift's way; else what it wants of the deposit, and how often it is wagered. */
function GiftTerms({ gift, obstacle, missing, currency }: DepositGift & { currency: string }) {
  const { money } = useMoney();
  if (obstacle) return <FormattedMessage {...textOfCode(obstacle, cashboxTexts)} />;
  return (
    <>
      {gift.percent !== undefined && (
        <FormattedMessage id="cashbox.gift.percent" values={{ percent: gift.percent }} />
      )}{' '}
      {missing > 0 && (
        <FormattedMessage id="cashbox.gift.from" values={{ amount: money(missing, currency) }} />
      )}{' '}
      {gift.wager !== undefined && (
        <FormattedMessage id="cashbox.gift.wager" values={{ wager: gift.wager }} />
      )}
    </>
  );
}
