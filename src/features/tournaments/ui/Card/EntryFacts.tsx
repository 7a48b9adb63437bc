import { FormattedMessage } from 'react-intl';
import type { Tournament } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { ProgressBar } from '#/ui/ProgressBar/ProgressBar.tsx';
import type { EntryProblem } from '../../model/join.ts';
import { moneyIn } from '../../model/rules.ts';
import styles from './EntryFacts.module.css';

export interface EntryTextProps {
  problem: EntryProblem;
  tournament: Pick<Tournament, 'requirements'>;
  /** Currency of a required deposit. */
  currency: string;
}

/** Says briefly why a visitor can't join. */
export function EntryText({ problem: { code, missing, limit }, tournament, currency }: EntryTextProps) {
  const { roundMoney } = useMoney();
  const sum = moneyIn(tournament.requirements?.minDeposit, currency);
  if (code === 'deposit_required' && sum === null)
    return <FormattedMessage id="tournaments.entry.anyDeposit" />;
  return (
    <FormattedMessage
      id={`tournaments.entry.${code}`}
      values={{ count: missing ?? 0, level: limit ?? 0, sum: roundMoney(sum ?? 0, currency) }}
    />
  );
}

interface SeatsLineProps {
  free: number;
  total: number;
}

export function SeatsLine({ free, total }: SeatsLineProps) {
  const taken = total > 0 ? (total - free) / total : 1;
  return (
    <div className={styles.seats}>
      <ProgressBar
        label={<FormattedMessage id="tournaments.seats.free" values={{ free, total }} />}
        value={taken * 100}
        text={`${total - free} / ${total}`}
        tone={free === 0 ? 'warning' : 'accent'}
      />
    </div>
  );
}
