import { FormattedMessage, useIntl } from 'react-intl';
import type { Gift } from '#/api/generated/model/index.ts';
import { deadlineText } from '#/lib/dateText.ts';
import { SummaryList, SummaryRow } from '#/ui/SummaryList/SummaryList.tsx';
import { wagerFactsOf, type WagerFacts, type WagerRules } from './wagerFacts.ts';
import styles from './WagerFactsList.module.css';

export interface WagerFactsListProps {
  gift: Gift;
  currency: string;
  /** The deposit that would activate the gift, in minor units. Null if it isn't known. */
  deposit?: number | null;
  money: (minor: number, currency: string) => string;
}

/** The wagering terms that a player accepts with a gift. Renders nothing for a gift without wagering. */
export function WagerFactsList({ gift, currency, deposit = null, money }: WagerFactsListProps) {
  const facts = wagerFactsOf(gift, deposit);
  if (!facts) return null;
  const inMoney = (minor: number): string => money(minor, currency);
  return (
    <div className={styles.facts}>
      <SummaryList>
        <BonusRows facts={facts} inMoney={inMoney} />
        {facts.rules && <RuleRows rules={facts.rules} inMoney={inMoney} />}
      </SummaryList>
      {facts.rules?.isRealStakedFirst === true && (
        <p className={styles.rest}>
          <FormattedMessage id="gift.facts.ownFirst" />
        </p>
      )}
      {facts.rules && (
        <p className={styles.rest}>
          <FormattedMessage id="gift.facts.minBonus" values={{ amount: inMoney(facts.rules.minBonus) }} />
        </p>
      )}
      <p className={styles.rest}>
        <FormattedMessage id={facts.endsAt === null ? 'gift.facts.rest' : 'gift.facts.restInTime'} />
      </p>
    </div>
  );
}

type InMoney = (minor: number) => string;

function BonusRows({ facts, inMoney }: { facts: WagerFacts; inMoney: InMoney }) {
  const { locale } = useIntl();
  const { basis, bonus, mostBonus, toWager, wager, endsAt } = facts;
  return (
    <>
      <SummaryRow term={<FormattedMessage id="gift.facts.bonus" />}>
        {bonus !== null && inMoney(bonus)}
        {mostBonus !== null && (
          <FormattedMessage id="gift.facts.upTo" values={{ amount: inMoney(mostBonus) }} />
        )}
        {basis === 'wins' && <FormattedMessage id="gift.facts.wins" />}
      </SummaryRow>
      <SummaryRow term={<FormattedMessage id="gift.facts.toWager" />}>
        {toWager === null ? (
          <FormattedMessage id={`gift.facts.timesThe.${basis}`} values={{ wager }} />
        ) : (
          <FormattedMessage id="gift.facts.total" values={{ amount: inMoney(toWager), wager }} />
        )}
      </SummaryRow>
      <SummaryRow term={<FormattedMessage id="gift.facts.deadline" />}>
        {endsAt === null ? <FormattedMessage id="gift.facts.endless" /> : deadlineText(endsAt, locale)}
      </SummaryRow>
    </>
  );
}

/** Rows of a summary: which bets count towards the wagering, the maximum bet and the cap on winnings. */
export function RuleRows({ rules, inMoney }: { rules: WagerRules; inMoney: InMoney }) {
  const { maxBet, maxWin, counted } = rules;
  return (
    <>
      <SummaryRow term={<FormattedMessage id="gift.facts.maxBet" />}>
        {maxBet === null ? <FormattedMessage id="gift.facts.anyBet" /> : inMoney(maxBet)}
      </SummaryRow>
      <SummaryRow term={<FormattedMessage id="gift.facts.countsIn.bonus" />}>
        <FormattedMessage id="gift.facts.percent" values={{ percent: counted.bonus }} />
      </SummaryRow>
      <SummaryRow term={<FormattedMessage id="gift.facts.countsIn.other" />}>
        <FormattedMessage id="gift.facts.percent" values={{ percent: counted.other }} />
      </SummaryRow>
      <SummaryRow term={<FormattedMessage id="gift.facts.maxWin" />}>
        {maxWin === null ? <FormattedMessage id="gift.facts.noCap" /> : inMoney(maxWin)}
      </SummaryRow>
    </>
  );
}
