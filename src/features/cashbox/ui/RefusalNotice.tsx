import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { paths } from '#/paths.ts';
import { InlineAlert } from '#/ui/InlineAlert/InlineAlert.tsx';
import type { Refused } from '#/api/ApiError.ts';
import { refusedText } from '#/i18n/errorTexts.ts';
import { reveal } from '#/ui/takeFocus.ts';
import { Part, type PartProps } from '#/entities/failure/Part.tsx';
import { cashboxTexts } from '../model/refusals.ts';
import styles from './RefusalNotice.module.css';

export interface RefusalNoticeProps {
  refusal: Refused | null;
  currency: string;
}

/** Pages that resolve a refusal, by error code. */
const remedies: ReadonlyMap<string, { readonly to: string; readonly label: FormatjsIntl.Message['ids'] }> =
  new Map([
    ['verification_required', { to: paths.profileVerification(), label: 'cashbox.block.verify' }],
    ['deposit_limit_reached', { to: paths.playSafety(), label: 'cashbox.amount.toLimits' }],
    ['phone_not_confirmed', { to: paths.profileInfo(), label: 'cashbox.block.toProfile' }],
  ]);

/** Explains why the server refused the order, with the relevant amounts and a link to the remedy. */
export function RefusalNotice({ refusal, currency }: RefusalNoticeProps) {
  const { money } = useMoney();
  const { limit, missing } = refusal ?? {};
  const remedy = refusal && remedies.get(refusal.code);
  return (
    <InlineAlert>
      {refusal && (
        <p className={styles.notice}>
          <span ref={reveal}>
            <NoticeText notice={refusedText(refusal, cashboxTexts)} />
          </span>
          {limit !== undefined && (
            <span className={styles.figure}>
              <FormattedMessage
                // For a reached deposit limit, `limit` is the amount that the player can still deposit.
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
          {remedy && (
            <Link to={remedy.to}>
              <FormattedMessage id={remedy.label} />
            </Link>
          )}
        </p>
      )}
    </InlineAlert>
  );
}

const FORM_SKELETON = ['2.25rem', '4.75rem', '2.75rem', '3.25rem'];

type CashboxPartProps<Data> = Pick<PartProps<Data>, 'of' | 'children'> &
  Partial<Pick<PartProps<Data>, 'skeleton'>>;

/**
 * A part of the cashbox that shows a skeleton while loading. If loading fails, it shows the cashbox's own
 * error texts.
 */
export function CashboxPart<Data>(props: CashboxPartProps<Data>) {
  return <Part skeleton={FORM_SKELETON} {...props} failed="cashbox.part.failed" texts={cashboxTexts} />;
}
