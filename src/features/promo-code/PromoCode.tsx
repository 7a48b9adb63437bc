import { type SubmitEvent, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CouponCodeResult } from '#/api/generated/model/index.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { checkFields, required } from '#/entities/form/rules.ts';
import { type ControlBinding, useFormControl } from '#/entities/form/useCheckedForm.ts';
import { useServerForm } from '#/entities/form/useServerForm.ts';
import { BonusesOffView, useAreBonusesOff } from '#/entities/player/BonusesOffView.tsx';
import { WagerFactsList } from '#/entities/gift/WagerFactsList.tsx';
import { balanceQuery } from '#/entities/player/queries.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { takeFocus, takeFocusToField } from '#/ui/takeFocus.ts';
import { Picture } from '#/ui/Picture/Picture.tsx';
import { RemedyAction } from '#/entities/action/RemedyAction.tsx';
import { type Notice, NoticeText } from '#/entities/form/NoticeText.tsx';
import type { ActionFailure } from '#/api/useAction.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { remedyOf } from '#/i18n/errorTexts.ts';
import { InlineAlert } from '#/ui/InlineAlert/InlineAlert.tsx';
import { TextField } from '#/ui/TextField/TextField.tsx';
import { activateMutation, couponTexts, readCouponRefusal } from './data/mutations.ts';
import styles from './PromoCode.module.css';

const loadSchema = async () =>
  (await import('#/api/generated/zod/gifts/gifts.zod.ts')).ActivateCouponCodeBody;

const support = () => openModal(supportModal, {});

export function PromoCode() {
  const [given, setGiven] = useState<CouponCodeResult | null>(null);
  const [isAgain, setAgain] = useState(false);
  const areBonusesOff = useAreBonusesOff();
  const currency = useQuery(balanceQuery()).data?.data.currency ?? currentBrand().currency;
  const more = (): void => {
    setAgain(true);
    setGiven(null);
  };
  if (areBonusesOff) return <BonusesOffView onSupport={support} />;
  return given ? (
    <CouponDoneView result={given} currency={currency} onMore={more} />
  ) : (
    <CouponForm takesFocus={isAgain} currency={currency} onGiven={setGiven} />
  );
}

interface CouponFormProps {
  /** True if the form replaces the result of the last promo code. The form then takes the focus. */
  takesFocus: boolean;
  currency: string;
  onGiven: (result: CouponCodeResult) => void;
}

function CouponForm({ takesFocus, currency, onGiven }: CouponFormProps) {
  const form = useServerForm({
    defaultValues: { code: '' },
    check: (values) => checkFields(values, { code: [required] }),
    toBody: ({ code }) => ({ code: code.trim() }),
    loadSchema,
    // A typed code is no work that could be lost.
    asksBeforeLeaving: false,
    mutation: activateMutation(),
    readRefusal: readCouponRefusal,
    send: async (body, call) => onGiven((await call(body)).data),
  });
  return (
    <CouponFormView
      takesFocus={takesFocus}
      code={useFormControl(form, 'code')}
      notice={form.notice}
      aftermath={form.aftermath}
      currency={currency}
      isSending={form.isSending}
      onSubmit={form.onSubmit}
      onSupport={support}
    />
  );
}

export interface CouponDoneViewProps {
  result: CouponCodeResult;
  currency: string;
  onMore: () => void;
}

/** The gifts of the code, with the wagering terms of each. */
export function CouponDoneView({ result, currency, onMore }: CouponDoneViewProps) {
  const { gifts, message = '' } = result;
  const { money } = useMoney();
  return (
    <div className={styles.done}>
      <h2 tabIndex={-1} ref={takeFocus} className={styles.doneTitle}>
        <FormattedMessage id="promoCode.done" values={{ count: gifts.length }} />
      </h2>
      {message !== '' && <p className={styles.lead}>{message}</p>}
      <ul className={styles.gifts}>
        {gifts.map((gift) => (
          <li key={gift.id} className={styles.gift}>
            <Picture src={gift.image} width={120} height={120} />
            <h3 className={styles.giftTitle}>{gift.title}</h3>
            <WagerFactsList gift={gift} currency={currency} money={money} />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink to={paths.gifts()}>
          <FormattedMessage id="action.remedy.gifts" />
        </ButtonLink>
        <Button variant="secondary" onClick={onMore}>
          <FormattedMessage id="promoCode.more" />
        </Button>
      </div>
    </div>
  );
}

export interface CouponFormViewProps {
  takesFocus: boolean;
  code: ControlBinding<string>;
  notice: Notice | undefined;
  aftermath: ActionFailure | null;
  currency: string;
  isSending: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onSupport: () => void;
}

export function CouponFormView(props: CouponFormViewProps) {
  const { takesFocus, code, isSending, onSubmit } = props;
  const { formatMessage } = useIntl();
  const { notice: wrong, onChange, ...field } = code;
  return (
    <div className={styles.card}>
      <TicketArt />
      <form
        ref={takesFocus ? takeFocusToField : undefined}
        className={styles.form}
        noValidate
        onSubmit={onSubmit}
        aria-label={formatMessage({ id: 'promoCode.title' })}
      >
        <p className={styles.lead}>
          <FormattedMessage id="promoCode.lead" />
        </p>
        <TextField
          {...field}
          label={<FormattedMessage id="promoCode.label" />}
          onChange={(event) => onChange(event.target.value)}
          hint={<FormattedMessage id="promoCode.hint" />}
          error={wrong && <NoticeText notice={wrong} />}
          hasMessageRow
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Refused {...props} />
        <Button type="submit" size="lg" isWaiting={isSending}>
          <FormattedMessage id="promoCode.submit" />
        </Button>
      </form>
    </div>
  );
}

function Refused({ code, notice, aftermath, currency, onSupport }: CouponFormViewProps) {
  const { money } = useMoney();
  const missing = aftermath?.refused.missing;
  const isRefused = notice !== undefined || code.notice !== undefined;
  return (
    <>
      <InlineAlert>
        {notice && (
          <p>
            <NoticeText notice={notice} />
          </p>
        )}
        {notice && missing !== undefined && (
          <p className={styles.fact} data-number>
            <FormattedMessage id="promoCode.missing" values={{ amount: money(missing, currency) }} />
          </p>
        )}
        {notice && aftermath?.isUncertain && (
          <p className={styles.fact}>
            <FormattedMessage id="promoCode.uncertain" />
          </p>
        )}
      </InlineAlert>
      {isRefused && aftermath && !aftermath.isUncertain && (
        <RemedyAction
          variant="secondary"
          remedy={remedyOf(aftermath.refused.code, couponTexts)}
          onSupport={onSupport}
        />
      )}
    </>
  );
}

function TicketArt() {
  return (
    <svg className={styles.art} viewBox="0 0 240 160" aria-hidden>
      <g transform="rotate(-8 120 80)">
        <path
          className={styles.back}
          d="M34 36h180a10 10 0 0 1 10 10v22a14 14 0 0 0 0 28v22a10 10 0 0 1-10 10H34a10 10 0 0 1-10-10V96a14 14 0 0 0 0-28V46a10 10 0 0 1 10-10z"
        />
      </g>
      <path
        className={styles.front}
        d="M30 32h180a10 10 0 0 1 10 10v24a14 14 0 0 0 0 28v24a10 10 0 0 1-10 10H30a10 10 0 0 1-10-10V94a14 14 0 0 0 0-28V42a10 10 0 0 1 10-10z"
      />
      <path className={styles.tear} d="M158 36v88" />
      <path
        className={styles.star}
        d="M88 48l9.4 19.9l21.8 2.7l-16 15l4.1 21.6L88 96.7l-19.3 10.5l4.1-21.6l-16-15l21.8-2.7z"
      />
      <path className={styles.lines} d="M176 60h26M176 80h18M176 100h26" />
      <path
        className={styles.glint}
        d="M222 18l3 9l9 3l-9 3l-3 9l-3-9l-9-3l9-3zM14 128l2 7l7 2l-7 2l-2 7l-2-7l-7-2l7-2z"
      />
    </svg>
  );
}
