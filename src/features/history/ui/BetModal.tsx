import { FormattedMessage } from 'react-intl';
import type { Bet } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { useDates } from '#/entities/time/useDates.ts';
import { parseInstant } from '#/lib/clock.ts';
import { SummaryList, SummaryRow } from '#/ui/SummaryList/SummaryList.tsx';
import { BetPurseText, RoundSum, SumWithBonus } from './CellTexts.tsx';
import { RoundRecordView } from './RoundRecordView.tsx';
import styles from './History.module.css';

export interface BetModalProps {
  bet: Bet;
  currency: string;
}

/** The details of a round: its stakes, wins and balances, and what the game showed. */
export default function BetModal({ bet, currency }: BetModalProps) {
  const { money, count } = useMoney();
  const { utcDateTime } = useDates();
  const { reference, at, game, stake, bonusStake, bonusWin, win, compoints, balanceBefore, balanceAfter } =
    bet;
  return (
    <div className={styles.dialog}>
      <SummaryList>
        <SummaryRow term={<FormattedMessage id="history.reference" />}>{reference}</SummaryRow>
        <SummaryRow term={<FormattedMessage id="history.time" />}>
          <time dateTime={at}>{utcDateTime(parseInstant(at))}</time>
        </SummaryRow>
        <SummaryRow term={<FormattedMessage id="history.bets.game" />}>{game.name}</SummaryRow>
        <SummaryRow term={<FormattedMessage id="history.bet.purse" />}>
          <BetPurseText bet={bet} />
        </SummaryRow>
        <SummaryRow term={<FormattedMessage id="history.bet.before" />}>
          <SumWithBonus sum={balanceBefore} bonus={bet.bonusBefore} currency={currency} />
        </SummaryRow>
        <SummaryRow term={<FormattedMessage id="history.bet.stake" />}>{money(stake, currency)}</SummaryRow>
        {bonusStake !== undefined && (
          <SummaryRow term={<FormattedMessage id="history.bet.bonusPart" />}>
            {money(bonusStake, currency)}
          </SummaryRow>
        )}
        <SummaryRow term={<FormattedMessage id="history.bet.win" />}>
          <RoundSum sum={win} currency={currency} />
        </SummaryRow>
        {bonusWin !== undefined && (
          <SummaryRow term={<FormattedMessage id="history.bet.bonusPart" />}>
            {money(bonusWin, currency)}
          </SummaryRow>
        )}
        {compoints !== undefined && (
          <SummaryRow term={<FormattedMessage id="history.purse.compoints" />}>{count(compoints)}</SummaryRow>
        )}
        <SummaryRow isTotal term={<FormattedMessage id="history.bet.after" />}>
          <SumWithBonus sum={balanceAfter} bonus={bet.bonusAfter} currency={currency} />
        </SummaryRow>
      </SummaryList>
      {bet.record && <RoundRecordView record={bet.record} currency={currency} />}
    </div>
  );
}
