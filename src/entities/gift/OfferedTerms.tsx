import { FormattedMessage } from 'react-intl';
import type { CompointProduct } from '#/api/generated/model/index.ts';
import { SummaryRow } from '#/ui/SummaryList/SummaryList.tsx';
import { isRounds, isSpins } from './rules.ts';
import { rulesOf } from './wagerFacts.ts';
import { RuleRows } from './WagerFactsList.tsx';
import styles from './OfferedTerms.module.css';

/** The terms of a gift, shown before the player pays for it. */
export type OfferedGift = Pick<
  CompointProduct,
  'giftType' | 'gameName' | 'stake' | 'worth' | 'isWorthUpTo' | 'currency' | 'wager' | 'validDays' | 'terms'
>;

interface OfferedTermsProps {
  gift: OfferedGift;
  money: (minor: number, currency: string) => string;
}

/**
 * Rows of a summary: the gift's worth, its game, the value of a spin, the gift's validity and its wagering.
 */
export function OfferedTerms({ gift, money }: OfferedTermsProps) {
  const { giftType, gameName, stake, worth, isWorthUpTo, currency, wager = 0, validDays, terms } = gift;
  const hasSpins = giftType !== undefined && isSpins(giftType);
  return (
    <>
      {worth !== undefined && currency !== undefined && (
        <SummaryRow
          term={<FormattedMessage id={isWorthUpTo ? 'gift.terms.worthMost' : 'gift.terms.worth'} />}
        >
          {money(worth, currency)}
        </SummaryRow>
      )}
      {gameName !== undefined && (
        <SummaryRow term={<FormattedMessage id="gift.terms.game" />}>{gameName}</SummaryRow>
      )}
      {hasSpins && stake !== undefined && currency !== undefined && (
        <SummaryRow term={<FormattedMessage id="gift.terms.stake" />}>{money(stake, currency)}</SummaryRow>
      )}
      {validDays !== undefined && (
        <SummaryRow term={<FormattedMessage id="gift.terms.validFor" />}>
          <FormattedMessage id="gift.terms.validDays" values={{ days: validDays }} />
        </SummaryRow>
      )}
      {wager > 0 && (
        <SummaryRow term={<FormattedMessage id="gift.terms.wager" />}>
          <FormattedMessage id="gift.terms.multiplier" values={{ wager }} />
        </SummaryRow>
      )}
      {wager > 0 && terms && currency !== undefined && (
        <RuleRows rules={rulesOf(terms)} inMoney={(minor) => money(minor, currency)} />
      )}
    </>
  );
}

/**
 * Says that withdrawals and the exchange of compoints are locked until the gift is wagered. Renders nothing
 * for a gift without wagering.
 */
export function OfferedLocks({ gift: { giftType, wager = 0 } }: { gift: OfferedGift }) {
  if (giftType === undefined || wager === 0) return null;
  return (
    <p className={styles.locks}>
      <FormattedMessage id={isRounds(giftType) ? 'gift.terms.locksOnWin' : 'gift.terms.locks'} />
    </p>
  );
}

/** One line for lists: the gift's worth and its wagering. Renders nothing if neither is known. */
export function OfferedWorth({
  gift: { worth, isWorthUpTo, currency, wager = 0 },
  money,
}: OfferedTermsProps) {
  const isWorthKnown = worth !== undefined && currency !== undefined;
  if (!isWorthKnown && wager === 0) return null;
  return (
    <p className={styles.worth}>
      {isWorthKnown && (
        <span>
          <FormattedMessage
            id={isWorthUpTo ? 'gift.terms.worthUpTo' : 'gift.terms.worthOf'}
            values={{ amount: money(worth, currency) }}
          />
        </span>
      )}
      <span>
        <FormattedMessage id={wager > 0 ? 'gift.terms.wagerOf' : 'gift.terms.noWager'} values={{ wager }} />
      </span>
    </p>
  );
}
