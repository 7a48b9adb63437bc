import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#/ui/Button/Button.tsx';
import { Chip } from '#/ui/Chip/Chip.tsx';
import { MoneyField } from '#/ui/MoneyField/MoneyField.tsx';
import { RadioGroup } from '#/ui/RadioGroup/RadioGroup.tsx';
import { TextField } from '#/ui/TextField/TextField.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import type { PayoutForm } from '../../data/usePayoutForm.ts';
import type { Refused } from '#/api/refused.ts';
import type { PayoutWay } from '../../model/payoutRules.ts';
import { AmountProblemText } from '../AmountProblemText.tsx';
import form from '../Form.module.css';
import { sendForm } from '../sendForm.ts';
import { useTakesPlace } from '../takePlace.ts';
import { useShortMoney } from '../useShortMoney.ts';
import { MethodLogo } from '../MethodLogo.tsx';
import { RefusalNotice } from '../RefusalNotice.tsx';
import styles from './PayoutFormView.module.css';
import { UsualTime } from './UsualTime.tsx';

export interface PayoutFormViewProps {
  values: Omit<PayoutForm, 'order' | 'way'> & { readonly way: PayoutWay };
  ways: readonly PayoutWay[];
  currency: string;
  /** Real money, minor units. */
  real: number;
  refusal: Refused | null;
  /** It has taken the place of what the player pressed. */
  takesFocus: boolean;
  onNext: () => void;
}

export function PayoutFormView(props: PayoutFormViewProps) {
  const { values, ways, currency, real, refusal, takesFocus, onNext } = props;
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const short = useShortMoney();
  const { way, amount, amountProblem } = values;
  const place = useTakesPlace(takesFocus);
  const most = Math.min(real, way.limits.max);
  const submit = (event: SubmitEvent<HTMLFormElement>) => sendForm(event, onNext);
  return (
    <form
      className={form.form}
      noValidate
      onSubmit={submit}
      aria-label={formatMessage({ id: 'cashbox.tab.payout' })}
    >
      <header className={form.head}>
        <h2 tabIndex={-1} ref={place}>
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
          onChange={({ target }) => values.setWay(target.value)}
          options={ways.map((one) => ({
            value: one.key,
            label: one.name,
            hint: (
              <>
                <FormattedMessage
                  id="cashbox.limits"
                  values={{ min: short(one.limits.min, currency), max: short(one.limits.max, currency) }}
                />
                {one.usualMinutes !== null && (
                  <span className={styles.time}>
                    <FormattedMessage
                      id="cashbox.payout.usually"
                      values={{ time: <UsualTime minutes={one.usualMinutes} /> }}
                    />
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
          name="amount"
          label={<FormattedMessage id="cashbox.payout.amount" />}
          currency={currency}
          value={amount}
          onValue={values.setAmount}
          hint={
            <FormattedMessage
              id="cashbox.limits"
              values={{ min: short(way.limits.min, currency), max: short(way.limits.max, currency) }}
            />
          }
          error={
            amountProblem &&
            (amountProblem.why === 'not_enough' ? (
              <FormattedMessage
                id="cashbox.payout.notEnough"
                values={{ amount: money(amountProblem.limit, currency) }}
              />
            ) : (
              <AmountProblemText problem={amountProblem} currency={currency} />
            ))
          }
        />
        {most >= way.limits.min && (
          <Chip isSelected={amount === most} onClick={() => values.setAmount(most)}>
            <FormattedMessage id="cashbox.payout.most" values={{ amount: money(most, currency) }} />
          </Chip>
        )}
      </div>
      <RefusalNotice refusal={refusal} currency={currency} />
      <Button type="submit" size="lg" isFullWidth>
        <FormattedMessage id="cashbox.payout.next" />
      </Button>
    </form>
  );
}

/** One of the cards that deposits came from, or what the way asks to be written. */
function Destination({
  way,
  cardId,
  account,
  accountProblem,
  setCard,
  setAccount,
}: PayoutFormViewProps['values']) {
  const { formatMessage } = useIntl();
  if (way.cards.length > 0)
    return (
      <RadioGroup
        label={
          <FormattedMessage
            id={way.field?.type === 'phone' ? 'cashbox.payout.phone' : 'cashbox.payout.card'}
          />
        }
        name="cardId"
        value={cardId ?? ''}
        onChange={({ target }) => setCard(target.value)}
        options={way.cards.map(({ id, mask, isVerified }) => ({
          value: id,
          label: <span data-number>{mask}</span>,
          disabled: !isVerified,
          ...(isVerified ? {} : { hint: <FormattedMessage id="cashbox.payout.cardUnverified" /> }),
        }))}
        error={cardId === null && <FormattedMessage id="cashbox.payout.noVerifiedCard" />}
      />
    );
  const { field } = way;
  const isNumeric = field?.type === 'card' || field?.type === 'phone';
  return (
    <TextField
      name="account"
      label={field?.label ?? formatMessage({ id: 'cashbox.payout.account' })}
      placeholder={field?.placeholder}
      inputMode={isNumeric ? 'numeric' : 'text'}
      autoComplete="off"
      value={account}
      onChange={({ target }) => setAccount(target.value)}
      hint={
        <FormattedMessage
          id={way.acceptsNewAccount ? 'cashbox.payout.newAccountHint' : 'cashbox.payout.accountHint'}
        />
      }
      error={
        accountProblem && (
          <FormattedMessage
            id={`cashbox.payout.account.${accountProblem}`}
            values={{ min: field?.minLength ?? 1, max: field?.maxLength ?? 150 }}
          />
        )
      }
    />
  );
}
