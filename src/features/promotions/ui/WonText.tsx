import { FormattedMessage } from 'react-intl';
import type { PromoPrize } from '#/api/generated/model/index.ts';
import { prizeName } from '../model/prizes.ts';

/** A member's result of a draw: the prizes, or that there is none. */
export function WonText({ won }: { won: readonly PromoPrize[] }) {
  return won.length > 0 ? (
    <FormattedMessage id="promotions.winners.youWon" values={{ prizes: won.map(prizeName).join(' + ') }} />
  ) : (
    <FormattedMessage id="promotions.winners.notYou" />
  );
}
