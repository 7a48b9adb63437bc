import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Ellipsis from 'lucide-react/icons/ellipsis';
import WalletCards from 'lucide-react/icons/wallet-cards';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { shareOf } from '#/lib/money.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { RadioGroup } from '#/ui/RadioGroup/RadioGroup.tsx';
import { takeFocus } from '#/ui/takeFocus.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import type { Refused } from '#/api/ApiError.ts';
import { toDepositStatus } from '../../model/cashboxUrl.ts';
import type { Method, MethodGroups } from '../../model/methods.ts';
import { LimitsText, MethodLogo } from '../methodTerms.tsx';
import { RefusalNotice } from '../RefusalNotice.tsx';
import { DepositSummary, type SummaryGift } from './DepositSummary.tsx';
import form from '../Form.module.css';
import styles from './MethodStepView.module.css';

export interface MethodStepViewProps {
  /** Minor units. */
  amount: number;
  currency: string;
  methods: MethodGroups;
  method: Method | null;
  phone: ReactNode;
  paymentOption: ReactNode;
  gift: SummaryGift | null;
  /** The chosen gift, if an unfinished deposit was already made for it. */
  heldGift: HeldGift | null;
  refusal: Refused | null;
  isSending: boolean;
  /** The server is still storing the choice of a gift, so the deposit can't be sent yet. */
  isGiftSaving: boolean;
  onMethod: (id: number) => void;
  onBack: () => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

export function MethodStepView(props: MethodStepViewProps) {
  const { amount, currency, method, phone, paymentOption, gift, heldGift, refusal, isSending } = props;
  const { onBack, onSubmit } = props;
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const fee = shareOf(amount, method?.feePercent ?? 0);
  return (
    <form
      className={form.form}
      noValidate
      onSubmit={onSubmit}
      aria-label={formatMessage({ id: 'cashbox.tab.deposit' })}
    >
      <header className={form.head}>
        <p className={form.step}>
          <FormattedMessage id="cashbox.step" values={{ step: 2, of: 2 }} />
        </p>
        <h2 tabIndex={-1} ref={takeFocus}>
          <FormattedMessage id="cashbox.method.title" />
        </h2>
      </header>
      <Methods {...props} />
      {paymentOption}
      {phone}
      {method && (
        <DepositSummary
          {...{ amount, fee, currency, gift }}
          systemName={method.name}
          isFeeRefunded={method.isFeeRefunded}
        />
      )}
      {heldGift && <HeldGiftNotice {...heldGift} />}
      <RefusalNotice refusal={refusal} currency={currency} />
      <div className={form.actions} data-pair>
        <Button
          variant="secondary"
          size="lg"
          icon={<Icon of={ArrowLeft} size="sm" />}
          onClick={onBack}
          disabled={isSending}
        >
          <FormattedMessage id="cashbox.method.back" />
        </Button>
        {method && (
          <Button type="submit" size="lg" isFullWidth isWaiting={isSending || props.isGiftSaving}>
            <FormattedMessage id="cashbox.method.pay" values={{ amount: money(amount + fee, currency) }} />
          </Button>
        )}
      </div>
    </form>
  );
}

function Methods({ methods: { main, more }, method, currency, isSending, onMethod }: MethodStepViewProps) {
  const { formatMessage } = useIntl();
  const [isWide, setWide] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // The "more" button disappears when pressed, so the first method that it reveals takes the focus.
  const focusFirstShown = useEffectEvent(() => {
    box.current?.querySelectorAll<HTMLInputElement>('input[name="method"]')[main.length]?.focus();
  });
  useEffect(() => {
    if (isWide) focusFirstShown();
  }, [isWide]);
  // The methods behind "more" stay visible while one of them is chosen, so that the choice is never hidden.
  const isOpen = isWide || more.some(({ id }) => id === method?.id);
  if (main.length === 0)
    return (
      <EmptyState icon={WalletCards} title={formatMessage({ id: 'cashbox.method.empty' })}>
        <FormattedMessage id="cashbox.method.emptyHint" />
      </EmptyState>
    );
  const shown = isOpen ? [...main, ...more] : main;
  return (
    <div ref={box} className={styles.methods}>
      <RadioGroup
        label={<FormattedMessage id="cashbox.method.label" />}
        name="method"
        value={method ? String(method.id) : ''}
        onChange={({ target }) => onMethod(Number(target.value))}
        options={shown.map((one) => ({
          value: String(one.id),
          label: one.name,
          hint: <MethodTerms method={one} currency={currency} />,
          image: <MethodLogo name={one.name} image={one.image} />,
          disabled: one.isBeyond || isSending,
        }))}
      />
      {more.length > 0 && !isOpen && (
        <Button variant="ghost" icon={<Icon of={Ellipsis} size="sm" />} onClick={() => setWide(true)}>
          <FormattedMessage id="cashbox.method.more" values={{ count: more.length }} />
        </Button>
      )}
    </div>
  );
}

function MethodTerms({ method, currency }: { method: Method; currency: string }) {
  const { limits, feePercent, isFeeRefunded, isDepositOnly } = method;
  return (
    <>
      <LimitsText limits={limits} currency={currency} />
      {feePercent > 0 && (
        <span className={styles.fee}>
          <FormattedMessage
            id={isFeeRefunded ? 'cashbox.method.feeRefunded' : 'cashbox.method.fee'}
            values={{ percent: feePercent }}
          />
        </span>
      )}
      {isDepositOnly && (
        <span className={styles.fee}>
          <FormattedMessage id="cashbox.method.depositOnly" />
        </span>
      )}
    </>
  );
}

interface HeldGift {
  readonly title: string;
  readonly depositId: number;
}

/** Explains why the new deposit can't use the gift: it belongs to a deposit that isn't paid yet. */
function HeldGiftNotice({ title, depositId }: HeldGift) {
  const [params] = useSearchParams();
  return (
    <p className={form.quiet}>
      <FormattedMessage id="cashbox.gift.notNow" values={{ title }} />{' '}
      <Link to={{ search: toDepositStatus(params, depositId).toString() }}>
        <FormattedMessage id="cashbox.gift.toHolder" values={{ title }} />
      </Link>
    </p>
  );
}
