import { FormattedMessage } from 'react-intl';
import type { Tournament } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import type { EntryProblem } from '../../model/entry.ts';
import { moneyIn } from '../../model/rules.ts';

export interface EntryTextProps {
  problem: EntryProblem;
  tournament: Pick<Tournament, 'requirements'>;
  /** ISO 4217 code of the deposit that may be asked for. */
  currency: string;
}

/** What keeps a visitor out, in a few words, for a card and for a button. */
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
