import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Notice } from '#/entities/form/notice.ts';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import type { ControlBinding } from '#/entities/form/useServerForm.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { InlineAlert } from '#/ui/InlineAlert/InlineAlert.tsx';
import { TextField } from '#/ui/TextField/TextField.tsx';
import { takeFocusToField } from '#/ui/takeFocus.ts';
import type { Aftermath, Remedy } from '../model/refusals.ts';
import { TicketArt } from './TicketArt.tsx';
import styles from './Coupon.module.css';

export interface CouponFormViewProps {
  takesFocus: boolean;
  code: ControlBinding<string>;
  notice: Notice | undefined;
  aftermath: Aftermath;
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
  const { remedy, missing, isUncertain } = aftermath;
  const isRefused = notice !== undefined || code.notice !== undefined;
  return (
    <>
      <InlineAlert>
        {notice && (
          <p>
            <NoticeText notice={notice} />
          </p>
        )}
        {notice && missing !== null && (
          <p className={styles.fact} data-number>
            <FormattedMessage id="promoCode.missing" values={{ amount: money(missing, currency) }} />
          </p>
        )}
        {notice && isUncertain && (
          <p className={styles.fact}>
            <FormattedMessage id="promoCode.uncertain" />
          </p>
        )}
      </InlineAlert>
      {isRefused && <WayOut remedy={remedy} onSupport={onSupport} />}
    </>
  );
}

/** Where a player gets what the code asks for. */
function WayOut({ remedy, onSupport }: { remedy: Remedy; onSupport: () => void }) {
  if (remedy === 'none') return null;
  const label = <FormattedMessage id={`promoCode.remedy.${remedy}`} />;
  if (remedy === 'support')
    return (
      <Button variant="secondary" onClick={onSupport}>
        {label}
      </Button>
    );
  const targets = { contacts: paths.profileInfo(), deposit: paths.cashbox(), gifts: paths.gifts() } as const;
  return (
    <ButtonLink variant="secondary" to={targets[remedy]}>
      {label}
    </ButtonLink>
  );
}
