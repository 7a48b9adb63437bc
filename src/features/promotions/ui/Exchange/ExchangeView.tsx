import { FormattedMessage } from 'react-intl';
import { imageUrl } from '#/lib/url.ts';
import { currencyOf, prizeName } from '../../model/prizes.ts';
import { PointsText } from '../Points/PointsText.tsx';
import { ExchangeActions } from './ExchangeActions.tsx';
import type { ExchangeViewProps } from './exchangeState.ts';
import styles from './ExchangeView.module.css';

/** Asks before points go for a prize, and says what came of it; its size stays from step to step. */
export function ExchangeView(props: ExchangeViewProps) {
  const { promo, prize, owned, state } = props;
  const art = prize.image;
  const currency = currencyOf(promo, prize);
  const isDone = state.step === 'done';
  return (
    <div className={styles.exchange} data-step={state.step}>
      {art !== undefined && (
        <img className={styles.art} src={imageUrl(art)} alt="" width={160} height={160} />
      )}
      <h2 className={styles.title}>
        <FormattedMessage
          id={isDone ? 'promotions.exchange.done' : 'promotions.exchange.question'}
          values={{ prize: prizeName(prize) }}
        />
      </h2>
      <dl className={styles.sum}>
        <Line id="promotions.exchange.price" parts={prize.price} currency={currency} />
        <Line
          id={isDone ? 'promotions.exchange.rest' : 'promotions.exchange.restAfter'}
          parts={Math.max(0, owned - prize.price)}
          currency={currency}
        />
      </dl>
      <Said {...props} />
      <ExchangeActions {...props} />
    </div>
  );
}

function Line({
  id,
  parts,
  currency,
}: {
  id: FormatjsIntl.Message['ids'];
  parts: number;
  currency: ReturnType<typeof currencyOf>;
}) {
  return (
    <div className={styles.line}>
      <dt>
        <FormattedMessage id={id} />
      </dt>
      <dd>
        <PointsText parts={parts} currency={currency} />
      </dd>
    </div>
  );
}

function Said({ promo, prize, state }: ExchangeViewProps) {
  if (state.step !== 'refused') {
    return (
      <p className={styles.text}>
        <FormattedMessage
          id={state.step === 'done' ? 'promotions.exchange.doneText' : 'promotions.exchange.text'}
        />
      </p>
    );
  }
  return (
    <div className={styles.refusal} role="alert">
      <p>
        <FormattedMessage id={state.text.id} values={{ ...state.text.values }} />
      </p>
      {state.missing !== null && (
        <p className={styles.missing}>
          <FormattedMessage
            id="promotions.exchange.missing"
            values={{ amount: <PointsText parts={state.missing} currency={currencyOf(promo, prize)} /> }}
          />
        </p>
      )}
      {state.isUncertain && (
        <p>
          <FormattedMessage id="promotions.exchange.uncertain" />
        </p>
      )}
    </div>
  );
}
