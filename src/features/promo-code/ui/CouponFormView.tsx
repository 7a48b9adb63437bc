import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RemedyAction } from '#/entities/action/RemedyAction.tsx';
import type { Notice } from '#/entities/form/notice.ts';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import type { Aftermath, ControlBinding } from '#/entities/form/useServerForm.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { remedyOf } from '#/i18n/errorTexts.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { InlineAlert } from '#/ui/InlineAlert/InlineAlert.tsx';
import { TextField } from '#/ui/TextField/TextField.tsx';
import { takeFocusToField } from '#/ui/takeFocus.ts';
import { couponTexts } from '../model/refusals.ts';
import { TicketArt } from './TicketArt.tsx';
import styles from './Coupon.module.css';

export interface CouponFormViewProps {
  takesFocus: boolean;
  code: ControlBinding<string>;
  notice: Notice | undefined;
  aftermath: Aftermath | null;
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
