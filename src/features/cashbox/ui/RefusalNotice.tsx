import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Part, type PartProps } from '#/entities/failure/Part.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { paths } from '#/paths.ts';
import { InlineAlert } from '#/ui/InlineAlert/InlineAlert.tsx';
import type { Refused } from '#/api/ApiError.ts';
import { cashboxTexts } from '../model/refusals.ts';
import { refusedText } from '#/i18n/errorTexts.ts';
import { reveal } from '#/ui/takeFocus.ts';
import styles from './RefusalNotice.module.css';

export interface RefusalNoticeProps {
  refusal: Refused | null;
  currency: string;
}

/** Links to the page that resolves the refusal. */
function remedyLink(code: string): ReactNode {
  if (code === 'verification_required')
    return (
      <Link to={paths.profileVerification()}>
        <FormattedMessage id="cashbox.block.verify" />
      </Link>
    );
  if (code === 'deposit_limit_reached')
    return (
      <Link to={paths.playSafety()}>
        <FormattedMessage id="cashbox.amount.toLimits" />
      </Link>
    );
  if (code === 'phone_not_confirmed')
    return (
      <Link to={paths.profileInfo()}>
        <FormattedMessage id="cashbox.block.toProfile" />
      </Link>
    );
  return null;
}

/** Why the server refused, with its figures and a link to the remedy. */
export function RefusalNotice({ refusal, currency }: RefusalNoticeProps) {
  const { money } = useMoney();
  const { limit, missing } = refusal ?? {};
  return (
    <InlineAlert>
      {refusal && (
        <p className={styles.notice}>
          <span ref={reveal}>
            <FormattedMessage {...refusedText(refusal, cashboxTexts)} />
          </span>
          {limit !== undefined && (
            <span className={styles.figure}>
              <FormattedMessage
                // For a deposit limit, the figure is the amount still allowed.
                id={
                  refusal.code === 'deposit_limit_reached' ? 'cashbox.refusal.room' : 'cashbox.refusal.limit'
                }
                values={{ amount: money(limit, currency) }}
              />
            </span>
          )}
          {missing !== undefined && (
            <span className={styles.figure}>
              <FormattedMessage id="cashbox.refusal.missing" values={{ amount: money(missing, currency) }} />
            </span>
          )}
          {remedyLink(refusal.code)}
        </p>
      )}
    </InlineAlert>
  );
}

const FORM_SKELETON = ['2.25rem', '4.75rem', '2.75rem', '3.25rem'];

type CashboxPartProps<Data> = Pick<PartProps<Data>, 'of' | 'children'> &
  Partial<Pick<PartProps<Data>, 'skeleton'>>;

/** A part of the cashbox with its skeleton, or its failure in the cashbox's words. */
export function CashboxPart<Data>(props: CashboxPartProps<Data>) {
  return <Part skeleton={FORM_SKELETON} {...props} failed="cashbox.part.failed" texts={cashboxTexts} />;
}
