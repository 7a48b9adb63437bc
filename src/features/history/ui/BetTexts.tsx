import { FormattedMessage } from 'react-intl';
import type { Bet } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';

/** Whose money a round was played with. */
type BetPurse = 'real' | 'bonus' | 'both' | 'gift';

function purseOf({ isFree, stake, bonusStake = 0 }: Bet): BetPurse {
  if (isFree) return 'gift';
  if (bonusStake === 0) return 'real';
  return bonusStake < stake ? 'both' : 'bonus';
}

export function BetPurseText({ bet }: { bet: Bet }) {
  return <FormattedMessage id={`history.purse.${purseOf(bet)}`} />;
}

/** A sum, or that the round isn't over. */
export function Settled({ sum, currency }: { sum: number | undefined; currency: string }) {
  const { money } = useMoney();
  return sum === undefined ? <FormattedMessage id="history.bet.running" /> : money(sum, currency);
}
