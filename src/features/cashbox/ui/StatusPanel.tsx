import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import CircleHelp from 'lucide-react/icons/circle-help';
import { FormattedMessage } from 'react-intl';
import type { DepositStatus, PayoutStatus } from '#/api/generated/model/index.ts';
import type { BadgeProps } from '#/ui/Badge/Badge.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { focusAndReveal } from '#/ui/takeFocus.ts';
import type { Refused } from '#/api/ApiError.ts';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import { refusedText } from '#/i18n/errorTexts.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { cashboxTexts } from '../model/refusals.ts';
import styles from './StatusPanel.module.css';

export interface StatusPanelProps {
  tone: 'positive' | 'negative' | 'warning' | 'neutral';
  icon: LucideIcon;
  title: ReactNode;
  /** The formatted sum. */
  sum?: string;
  children?: ReactNode;
  actions?: ReactNode;
  isBusy?: boolean;
}

/**
 * Shows the result of a payment. The panel replaces the form, so its title takes the focus. Screen readers
 * then announce the title.
 */
export function StatusPanel({ tone, icon, title, sum, children, actions, isBusy = false }: StatusPanelProps) {
  return (
    <section className={styles.panel} data-tone={tone} aria-busy={isBusy || undefined}>
      <span className={styles.icon}>
        <Icon of={icon} size="lg" />
      </span>
      <h2 className={styles.title} tabIndex={-1} ref={focusAndReveal}>
        {title}
      </h2>
      {sum !== undefined && (
        <p className={styles.sum} data-number>
          {sum}
        </p>
      )}
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}

type Tone = NonNullable<BadgeProps['tone']>;

const tones: Readonly<Record<DepositStatus | PayoutStatus, Tone>> = {
  open: 'warning',
  pending: 'warning',
  paid: 'positive',
  declined: 'negative',
  error: 'negative',
  needs_confirmation: 'warning',
  processing: 'warning',
  cancelled: 'neutral',
  expired: 'neutral',
  server_problem: 'negative',
};

/** The colour of a status. Statuses that the API description doesn't list are neutral. */
export function statusTone(status: DepositStatus | PayoutStatus): Tone {
  return Object.hasOwn(tones, status) ? tones[status] : 'neutral';
}

/** The text of a status. Statuses that the API description doesn't list show as "pending". */
export function statusText(status: DepositStatus | PayoutStatus) {
  return Object.hasOwn(tones, status) ? (`cashbox.state.${status}` as const) : 'cashbox.state.pending';
}

interface OutcomeUnknownViewProps {
  of: 'deposit' | 'payout';
  sum: string;
  refusal: Refused;
  onRetry: () => void;
  onChange: () => void;
}

const texts = {
  deposit: { title: 'cashbox.status.unsure', text: 'cashbox.status.unsureText' },
  payout: { title: 'cashbox.payout.unsure', text: 'cashbox.payout.unsureText' },
} as const;

/**
 * Shown when a request was sent, but the response was lost. A retry repeats the request with the same
 * idempotency key.
 */
export function OutcomeUnknownView({ of, sum, refusal, onRetry, onChange }: OutcomeUnknownViewProps) {
  return (
    <StatusPanel
      tone="warning"
      icon={CircleHelp}
      sum={sum}
      title={<FormattedMessage id={texts[of].title} />}
      actions={
        <>
          <Button onClick={onRetry}>
            <FormattedMessage id="common.action.retry" />
          </Button>
          <Button variant="secondary" onClick={onChange}>
            <FormattedMessage id="cashbox.status.change" />
          </Button>
        </>
      }
    >
      <p role="alert">
        <NoticeText notice={refusedText(refusal, cashboxTexts)} />
      </p>
      <p>
        <FormattedMessage id={texts[of].text} />
      </p>
    </StatusPanel>
  );
}
