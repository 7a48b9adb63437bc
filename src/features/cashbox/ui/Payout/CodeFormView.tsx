import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { FormAlert } from '#/entities/form/FormAlert.tsx';
import type { Notice } from '#/entities/form/notice.ts';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import { TimeLeft } from '#/entities/form/TimeLeft.tsx';
import type { ControlBinding } from '#/entities/form/useServerForm.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { CodeField } from '#/ui/CodeField/CodeField.tsx';
import styles from './CodeFormView.module.css';

export interface CodeFormViewProps {
  /** Digits of the phone that the code went to. */
  phone: string | undefined;
  code: ControlBinding<string>;
  notice: Notice | undefined;
  isSending: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** `seconds` until another code may be asked for. */
  resend: { seconds: number; isSending: boolean; isSent: boolean; onResend: () => void };
}

export function CodeFormView({ phone, code, notice, isSending, onSubmit, resend }: CodeFormViewProps) {
  const { formatMessage } = useIntl();
  const { notice: wrong, ...field } = code;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={onSubmit}
      aria-label={formatMessage({ id: 'cashbox.code.title' })}
    >
      <p className={styles.lead}>
        <FormattedMessage
          id="cashbox.code.lead"
          values={{ phone: <strong data-number>{phone === undefined ? '' : `+${phone}`}</strong> }}
        />{' '}
        <Link to={paths.profileInfo()} className={styles.link}>
          <FormattedMessage id="cashbox.code.profile" />
        </Link>
      </p>
      <FormAlert notice={notice} />
      <div className={styles.field}>
        <CodeField
          {...field}
          label={formatMessage({ id: 'cashbox.code.label' })}
          error={wrong && <NoticeText notice={wrong} />}
        />
      </div>
      <Button type="submit" isWaiting={isSending} disabled={wrong !== undefined}>
        <FormattedMessage id="cashbox.code.submit" />
      </Button>
      <Resend {...resend} />
    </form>
  );
}

function Resend({ seconds, isSending, isSent, onResend }: CodeFormViewProps['resend']) {
  return (
    <div className={styles.resend}>
      <p className={styles.sent} role="status">
        {isSent && <FormattedMessage id="cashbox.code.sent" />}
      </p>
      {seconds > 0 ? (
        <p>
          <FormattedMessage id="cashbox.code.wait" values={{ time: <TimeLeft seconds={seconds} /> }} />
        </p>
      ) : (
        <Button variant="ghost" size="sm" isWaiting={isSending} onClick={onResend}>
          <FormattedMessage id="cashbox.code.resend" />
        </Button>
      )}
    </div>
  );
}
