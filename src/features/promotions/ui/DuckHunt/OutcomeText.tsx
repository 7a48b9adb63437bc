import { FormattedMessage } from 'react-intl';
import type { DuckHuntPrize, PromoCurrency } from '#/api/generated/model/index.ts';
import { Picture } from '#/ui/Picture/Picture.tsx';
import type { Aim } from '../../model/duckFlight.ts';
import type { Outcome } from '../../model/duckHunt.machine.ts';
import { PointsText } from '../Points/PointsText.tsx';
import styles from './OutcomeText.module.css';

export interface OutcomeTextProps {
  outcome: Outcome;
  /** Where it is said. */
  aim: Aim;
  currency: PromoCurrency | undefined;
}

/** What a shot came to, above and beside the place that it went to, and always within the field. */
export function OutcomeText({ outcome, aim, currency }: OutcomeTextProps) {
  return (
    <span className={styles.room} style={{ '--x': `${aim.x / 10}%`, '--y': `${aim.y / 10}%` }}>
      <span className={styles.line}>
        <span className={styles.bubble} data-kind={outcome.kind}>
          <Words outcome={outcome} currency={currency} />
        </span>
      </span>
    </span>
  );
}

function Words({ outcome, currency }: Omit<OutcomeTextProps, 'aim'>) {
  if (outcome.kind === 'miss') return <FormattedMessage id="promotions.duckHunt.miss" />;
  if (outcome.kind === 'prize') return <PrizeWords prize={outcome.prize} />;
  return (
    <>
      <FormattedMessage id="promotions.duckHunt.hit" />
      {outcome.points > 0 && <PointsText parts={outcome.points} currency={currency} />}
    </>
  );
}

function PrizeWords({ prize: { title, image } }: { prize: DuckHuntPrize }) {
  return (
    <>
      <Picture src={image} className={styles.picture} width={72} height={72} />
      <span>
        <FormattedMessage id="promotions.duckHunt.prize" values={{ title }} />
      </span>
    </>
  );
}
