import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { Chip } from '#/ui/Chip/Chip.tsx';
import { MoneyField } from '#/ui/NumberField/NumberField.tsx';
import { RadioGroup } from '#/ui/RadioGroup/RadioGroup.tsx';
import { TextField } from '#/ui/TextField/TextField.tsx';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import type { Refused } from '#/api/ApiError.ts';
import { reveal, useFocusOnMount } from '#/ui/takeFocus.ts';
import { InlineAlert } from '#/ui/InlineAlert/InlineAlert.tsx';
import type { PayoutData, PayoutForm } from '../../data/usePayoutForm.ts';
import type { PayoutWay } from '../../model/payoutRules.ts';
import { LimitsText, MethodLogo, UsualTime } from '../methodTerms.tsx';
import { RefusalNotice } from '../RefusalNotice.tsx';
import type { PayoutPhase } from '../../data/usePayoutFlow.ts';
import form from '../Form.module.css';
import styles from './PayoutFormView.module.css';

export interface PayoutFormViewProps {
  values: PayoutForm;
  ways: readonly PayoutWay[];
  currency: string;
  /** The real-money balance, in minor units. */
  real: number;
  burntGifts: number;
  refusal: Refused | null;
  /** True if the form replaces a button that was pressed. The form then takes the focus. */
  takesFocus: boolean;
}

export function PayoutFormView(props: PayoutFormViewProps) {
  const { values, ways, currency, real, burntGifts, refusal, takesFocus } = props;
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { way } = values;
  const { notice, value, onChange, ...amount } = values.amount;
  const heading = useFocusOnMount(takesFocus);
  const most = Math.min(real, way.limits.max);
  return (
    <form
      className={form.form}
      noValidate
      onSubmit={values.onSubmit}
      aria-label={formatMessage({ id: 'cashbox.tab.payout' })}
    >
      <header className={form.head}>
        <h2 tabIndex={-1} ref={heading}>
          <FormattedMessage id="cashbox.payout.title" />
        </h2>
        <p className={form.quiet}>
          <FormattedMessage
            id={way.acceptsNewAccount ? 'cashbox.payout.newAccountLead' : 'cashbox.payout.lead'}
          />
        </p>
      </header>
      <div className={styles.ways}>
        <RadioGroup
          label={<FormattedMessage id="cashbox.payout.way" />}
          name="way"
          value={way.key}
          onChange={({ target }) => values.onWay(target.value)}
          options={ways.map((one) => ({
            value: one.key,
            label: one.name,
            hint: (
              <>
                <LimitsText limits={one.limits} currency={currency} />
                {one.usualMinutes !== null && (
                  <span className={styles.time}>
                    <UsualTime minutes={one.usualMinutes} />
                  </span>
                )}
              </>
            ),
            image: <MethodLogo name={one.name} image={one.image} />,
          }))}
        />
      </div>
      <Destination {...values} />
      <div className={styles.amount}>
        <MoneyField
          {...amount}
          label={<FormattedMessage id="cashbox.payout.amount" />}
          currency={currency}
          value={value}
          onValue={onChange}
          hint={<LimitsText limits={way.limits} currency={currency} />}
          error={notice && <NoticeText notice={notice} />}
        />
        {most >= way.limits.min && (
          <Chip isSelected={value === most} onClick={() => onChange(most)}>
            <FormattedMessage id="cashbox.payout.most" values={{ amount: money(most, currency) }} />
          </Chip>
        )}
      </div>
      {burntGifts > 0 && (
        <p className={form.quiet}>
          <FormattedMessage id="cashbox.review.gifts" values={{ count: burntGifts }} />
        </p>
      )}
      <RefusalNotice refusal={refusal} currency={currency} />
      <Button type="submit" size="lg" isFullWidth>
        <FormattedMessage id="cashbox.payout.next" />
      </Button>
    </form>
  );
}

/**
 * Lets the player choose a card, wallet or phone number that was used for a deposit. If there is none, asks
 * for an account number.
 */
function Destination({ way, cardId, account, onCard }: PayoutForm) {
  const { formatMessage } = useIntl();
  if (way.cards.length > 0)
    return (
      <>
        <RadioGroup
          label={
            <FormattedMessage
              id={way.field?.type === 'phone' ? 'cashbox.payout.phone' : 'cashbox.payout.card'}
            />
          }
          name="cardId"
          value={cardId ?? ''}
          onChange={({ target }) => onCard(target.value)}
          options={way.cards.map(({ id, mask, isVerified }) => ({
            value: id,
            label: <span data-number>{mask}</span>,
            disabled: !isVerified,
            ...(isVerified ? {} : { hint: <FormattedMessage id="cashbox.payout.cardUnverified" /> }),
          }))}
          error={cardId === null && <FormattedMessage id="cashbox.payout.noVerifiedCard" />}
        />
        {cardId === null && (
          <Link to={paths.profileVerification()}>
            <FormattedMessage id="cashbox.block.verifyCard" />
          </Link>
        )}
      </>
    );
  const { field } = way;
  const { notice, onChange, ...input } = account;
  const isNumeric = field?.type === 'card' || field?.type === 'phone';
  return (
    <TextField
      {...input}
      label={field?.label ?? formatMessage({ id: 'cashbox.payout.account' })}
      placeholder={field?.placeholder}
      inputMode={isNumeric ? 'numeric' : 'text'}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
      hint={
        <FormattedMessage
          id={way.acceptsNewAccount ? 'cashbox.payout.newAccountHint' : 'cashbox.payout.accountHint'}
        />
      }
      error={notice && <NoticeText notice={notice} />}
    />
  );
}

/**
 * Says that an order was not sent because of payouts from another tab: either the limit of open payouts is
 * reached, or an equal payout exists.
 */
export function UnsentNotice({
  phase,
  data: { requests, mostRequests, real },
}: {
  phase: PayoutPhase;
  data: PayoutData;
}) {
  const { money } = useMoney();
  const isFull = requests.length >= mostRequests;
  const isTwin = phase.status === 'choosing' && phase.refusal === null;
  const order =
    phase.status === 'reviewing' ? phase.order : phase.status === 'choosing' ? phase.unsent : null;
  if (!order || !(isFull || isTwin)) return null;
  const amount = money(order.amount, order.currency);
  return (
    <InlineAlert>
      <p ref={reveal}>
        {isFull ? (
          <FormattedMessage id="cashbox.payout.notSentFull" values={{ amount, limit: mostRequests }} />
        ) : order.amount > real ? (
          <FormattedMessage
            id="cashbox.payout.notSentShort"
            values={{ amount, real: money(real, order.currency) }}
          />
        ) : (
          <FormattedMessage id="cashbox.payout.notSent" values={{ amount }} />
        )}
      </p>
    </InlineAlert>
  );
}
