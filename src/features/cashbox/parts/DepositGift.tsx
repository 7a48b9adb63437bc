import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { BonusesOffView, useAreBonusesOff } from '#/entities/player/BonusesOffView.tsx';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import type { Refused } from '#/api/ApiError.ts';
import type { Gift } from '#/api/generated/model/index.ts';
import { WagerFactsList } from '#/entities/gift/WagerFactsList.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { useDates } from '#/entities/time/useDates.ts';
import { textOfCode } from '#/i18n/errorTexts.ts';
import { parseInstant } from '#/lib/clock.ts';
import { paths } from '#/paths.ts';
import { RadioGroup } from '#/ui/RadioGroup/RadioGroup.tsx';
import type { GiftChoice } from '../data/useGiftChoice.ts';
import { toDepositStatus } from '../model/cashboxUrl.ts';
import { type DepositGift, leftAfter } from '../model/gifts.ts';
import { cashboxTexts } from '../model/refusals.ts';
import { useShortMoney } from '../ui/methodTerms.tsx';
import { RefusalNotice } from '../ui/RefusalNotice.tsx';
import form from '../ui/Form.module.css';
import styles from './DepositGift.module.css';

interface DepositGiftProps {
  choice: GiftChoice;
  /** The deposit's amount in minor units. */
  amount: number | null;
  currency: string;
}

/** Lets the player choose a gift for the deposit, or says that bonuses are disabled for this account. */
export function DepositGiftPart({ choice, amount, currency }: DepositGiftProps) {
  if (useAreBonusesOff()) return <BonusesOffView onSupport={() => openModal(supportModal, {})} />;
  return (
    <GiftChoiceView
      gifts={choice.gifts}
      waiting={choice.waiting}
      chosenId={choice.chosen?.gift.id ?? null}
      amount={amount}
      currency={currency}
      isSaving={choice.isSaving}
      refusal={choice.refusal}
      onChoose={choice.choose}
    />
  );
}

export interface GiftChoiceViewProps {
  gifts: readonly DepositGift[];
  /** Other bonuses that can't be activated while the chosen one is active. */
  waiting?: readonly Gift[];
  chosenId: number | null;
  /** The deposit's amount in minor units. */
  amount: number | null;
  currency: string;
  isSaving: boolean;
  refusal: Refused | null;
  onChoose: (id: number | null) => void;
}

const NONE = 'none';

/**
 * Lets the player choose the gift that this deposit activates. If no gifts are left, shows only why the
 * chosen one was refused.
 */
export function GiftChoiceView({
  gifts,
  waiting = [],
  chosenId,
  amount,
  currency,
  isSaving,
  refusal,
  onChoose,
}: GiftChoiceViewProps) {
  const { formatMessage, formatList } = useIntl();
  const { money } = useMoney();
  const [params] = useSearchParams();
  const chosen = gifts.find(({ gift }) => gift.id === chosenId);
  const tooLittle = chosen ? leftAfter(chosen, amount ?? 0) : 0;
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
            disabled: one.obstacle !== null || one.heldBy !== null,
          })),
        ]}
      />
      {chosen && (
        <WagerFactsList
          gift={chosen.gift}
          currency={currency}
          money={money}
          deposit={amount !== null && amount > 0 && tooLittle === 0 ? amount : null}
        />
      )}
      {waiting.length > 0 && (
        <p className={form.quiet} role="note">
          <FormattedMessage
            id="cashbox.gift.waiting"
            values={{ count: waiting.length, titles: formatList(waiting.map(({ title }) => title)) }}
          />
        </p>
      )}
      {tooLittle > 0 && (
        <p className={form.quiet} role="status">
          <FormattedMessage id="cashbox.gift.tooLittle" values={{ amount: money(tooLittle, currency) }} />
        </p>
      )}
      {gifts.map(
        ({ gift, heldBy }) =>
          heldBy !== null && (
            <Link
              key={gift.id}
              to={{ pathname: paths.cashbox(), search: toDepositStatus(params, heldBy).toString() }}
            >
              <FormattedMessage id="cashbox.gift.toHolder" values={{ title: gift.title }} />
            </Link>
          ),
      )}
      <RefusalNotice refusal={refusal} currency={currency} />
    </div>
  );
}

/** Says why the gift is unavailable, or what it gives and requires. */
function GiftTerms({ gift, obstacle, missing, heldBy, currency }: DepositGift & { currency: string }) {
  const { money } = useMoney();
  const short = useShortMoney();
  const { deadline } = useDates();
  if (obstacle) return <FormattedMessage {...textOfCode(obstacle, cashboxTexts)} />;
  if (heldBy !== null) return <FormattedMessage id="cashbox.gift.held" />;
  const { percent, amount, wager, expiredAt } = gift;
  return (
    <>
      {percent !== undefined && (
        <FormattedMessage
          id={amount === undefined ? 'cashbox.gift.percent' : 'cashbox.gift.percentUpTo'}
          values={{ percent, amount: short(amount ?? 0, currency) }}
        />
      )}{' '}
      {missing > 0 && (
        <FormattedMessage id="cashbox.gift.from" values={{ amount: money(missing, currency) }} />
      )}{' '}
      {wager !== undefined && (
        <>
          <FormattedMessage id="cashbox.gift.wager" values={{ wager }} />{' '}
          {expiredAt !== undefined && (
            <FormattedMessage id="cashbox.gift.until" values={{ time: deadline(parseInstant(expiredAt)) }} />
          )}{' '}
          <FormattedMessage id="cashbox.gift.noPayout" />
        </>
      )}
    </>
  );
}
