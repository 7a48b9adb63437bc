import { FormattedMessage, useIntl } from 'react-intl';
import { imageUrl } from '#/lib/url.ts';
import { ProgressBar } from '#/ui/ProgressBar/ProgressBar.tsx';
import { BuyActions } from './BuyActions.tsx';
import type { BuyViewProps } from './buyState.ts';
import styles from './BuyView.module.css';

/** Asks before compoints go for a product, and says what came of it; its size stays from step to step. */
export function BuyView(props: BuyViewProps) {
  const { product, owned, state } = props;
  const isDone = state.step === 'done';
  return (
    <div className={styles.buy} data-step={state.step}>
      <span className={styles.art}>
        {product.image !== undefined && <img src={imageUrl(product.image)} alt="" width={160} height={160} />}
      </span>
      <h2 className={styles.title}>
        {isDone ? (
          <FormattedMessage id="compoints.buy.done" values={{ product: state.giftTitle }} />
        ) : (
          <FormattedMessage id="compoints.buy.question" values={{ product: product.title }} />
        )}
      </h2>
      <dl className={styles.sum}>
        <Line id="compoints.buy.price" count={product.price} />
        {owned !== null && isDone && <Line id="compoints.buy.rest" count={owned} />}
        {owned !== null && !isDone && <Line id="compoints.buy.owned" count={owned} />}
        {owned !== null && !isDone && owned >= product.price && (
          <Line id="compoints.buy.restAfter" count={owned - product.price} />
        )}
      </dl>
      <Said {...props} />
      <BuyActions {...props} />
    </div>
  );
}

function Line({ id, count }: { id: FormatjsIntl.Message['ids']; count: number }) {
  const { formatNumber } = useIntl();
  return (
    <div className={styles.line}>
      <dt>
        <FormattedMessage id={id} />
      </dt>
      <dd>{formatNumber(count)}</dd>
    </div>
  );
}

function Said({ product, state, owned }: BuyViewProps) {
  const { formatMessage } = useIntl();
  switch (state.step) {
    case 'question':
    case 'waiting':
      return (
        <p className={styles.text}>
          <FormattedMessage id="compoints.buy.text" />
        </p>
      );
    case 'done':
      return (
        <p className={styles.text} role="status">
          <FormattedMessage id="compoints.buy.doneText" />
        </p>
      );
    case 'tooFew':
      return (
        <div className={styles.saving}>
          <ProgressBar
            label={formatMessage({ id: 'compoints.buy.missing' }, { count: state.missing })}
            value={((owned ?? 0) / product.price) * 100}
          />
          <p className={styles.text}>
            <FormattedMessage id="compoints.buy.earn" />
          </p>
        </div>
      );
    case 'refused':
      break;
  }
  return (
    <div className={styles.refusal} role="alert">
      <p>
        <FormattedMessage id={state.text.id} values={{ ...state.text.values, limit: state.limit ?? 0 }} />
      </p>
      {state.missing !== null && (
        <p>
          <FormattedMessage id="compoints.buy.missing" values={{ count: state.missing }} />
        </p>
      )}
      {state.isUncertain && (
        <p>
          <FormattedMessage id="compoints.uncertain" />
        </p>
      )}
    </div>
  );
}
