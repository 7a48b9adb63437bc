import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useMoney } from '#/entities/money/useMoney.ts';
import { paths } from '#/paths.ts';
import { InlineAlert } from '#/ui/InlineAlert/InlineAlert.tsx';
import type { Refused } from '#/api/refused.ts';
import { cashboxTexts } from '../model/refusals.ts';
import { refusedText } from '#/i18n/errorTexts.ts';
import { comeIntoSight } from './takePlace.ts';
import styles from './RefusalNotice.module.css';

export interface RefusalNoticeProps {
  refusal: Refused | null;
  currency: string;
}

/** Where a player gets rid of what stands in the way. */
function wayOut(code: string): ReactNode {
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

/** Why the server said no, with the figures that it named and the way out. */
export function RefusalNotice({ refusal, currency }: RefusalNoticeProps) {
  const { money } = useMoney();
  const { limit, missing } = refusal ?? {};
  return (
    <InlineAlert>
      {refusal && (
        <p className={styles.notice}>
          <span ref={comeIntoSight}>
            <FormattedMessage {...refusedText(refusal, cashboxTexts)} />
          </span>
          {limit !== undefined && (
            <span className={styles.figure}>
              <FormattedMessage
                // For a deposit limit, the server names what is left of it.
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
          {wayOut(refusal.code)}
        </p>
      )}
    </InlineAlert>
  );
}
