import { FormattedMessage } from 'react-intl';
import type { DuckHuntPrize, PromoCurrency } from '#/api/generated/model/index.ts';
import { PointsText } from '#/entities/promo/PointsText.tsx';
import { Picture } from '#/ui/Picture/Picture.tsx';
import type { Aim } from '../model/flight.ts';
import type { Outcome } from '../model/hunt.ts';
import styles from './OutcomeText.module.css';

export interface OutcomeTextProps {
  outcome: Outcome;
  aim: Aim;
  currency: PromoCurrency | undefined;
}

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
  if (outcome.kind === 'miss') return <FormattedMessage id="duckHunt.miss" />;
  if (outcome.kind === 'prize') return <PrizeWords prize={outcome.prize} />;
  return (
    <>
      <FormattedMessage id="duckHunt.hit" />
      {outcome.points > 0 && <PointsText parts={outcome.points} currency={currency} />}
    </>
  );
}

function PrizeWords({ prize: { title, image } }: { prize: DuckHuntPrize }) {
  return (
    <>
      <Picture src={image} className={styles.picture} width={72} height={72} />
      <span>
        <FormattedMessage id="duckHunt.prize" values={{ title }} />
      </span>
    </>
  );
}
