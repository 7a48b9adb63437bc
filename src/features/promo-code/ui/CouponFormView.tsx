import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RemedyAction } from '#/entities/action/RemedyAction.tsx';
import type { Notice } from '#/entities/form/notice.ts';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import type { ControlBinding } from '#/entities/form/useCheckedForm.ts';
import type { ActionFailure } from '#/api/useAction.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { remedyOf } from '#/i18n/errorTexts.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { InlineAlert } from '#/ui/InlineAlert/InlineAlert.tsx';
import { TextField } from '#/ui/TextField/TextField.tsx';
import { takeFocusToField } from '#/ui/takeFocus.ts';
import { couponTexts } from '../model/refusals.ts';
import styles from './Coupon.module.css';
import ticketArtStyles from './TicketArt.module.css';

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

/** A decorative ticket with a perforation. */
function TicketArt() {
  return (
    <svg className={ticketArtStyles.art} viewBox="0 0 240 160" aria-hidden>
      <g transform="rotate(-8 120 80)">
        <path
          className={ticketArtStyles.back}
          d="M34 36h180a10 10 0 0 1 10 10v22a14 14 0 0 0 0 28v22a10 10 0 0 1-10 10H34a10 10 0 0 1-10-10V96a14 14 0 0 0 0-28V46a10 10 0 0 1 10-10z"
        />
      </g>
      <path
        className={ticketArtStyles.front}
        d="M30 32h180a10 10 0 0 1 10 10v24a14 14 0 0 0 0 28v24a10 10 0 0 1-10 10H30a10 10 0 0 1-10-10V94a14 14 0 0 0 0-28V42a10 10 0 0 1 10-10z"
      />
      <path className={ticketArtStyles.tear} d="M158 36v88" />
      <path
        className={ticketArtStyles.star}
        d="M88 48l9.4 19.9l21.8 2.7l-16 15l4.1 21.6L88 96.7l-19.3 10.5l4.1-21.6l-16-15l21.8-2.7z"
      />
      <path className={ticketArtStyles.lines} d="M176 60h26M176 80h18M176 100h26" />
      <path
        className={ticketArtStyles.glint}
        d="M222 18l3 9l9 3l-9 3l-3 9l-3-9l-9-3l9-3zM14 128l2 7l7 2l-7 2l-2 7l-2-7l-7-2l7-2z"
      />
    </svg>
  );
}
