import Check from 'lucide-react/icons/check';
import { FormattedMessage } from 'react-intl';
import type { CompointsExchangeResult } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { takeFocus } from '#/ui/takeFocus.ts';
import styles from './Exchange.module.css';

export function ExchangeDoneView({
  result,
  onMore,
}: {
  result: CompointsExchangeResult;
  onMore: () => void;
}) {
  const { count, money } = useMoney();
  const { amount, currency, compoints, compointBalance } = result;
  return (
    <div className={styles.done}>
      <span className={styles.check}>
        <Icon of={Check} size="xl" />
      </span>
      <p className={styles.doneAmount} data-number>
        {`+${money(amount, currency)}`}
      </p>
      <p tabIndex={-1} ref={takeFocus} className={styles.doneText} role="status">
        <FormattedMessage
          id="compoints.exchange.done"
          values={{ count: compoints, compoints: count(compoints), rest: count(compointBalance) }}
        />
      </p>
      <div className={styles.actions}>
        <ButtonLink to={paths.categoryGames('slots')}>
          <FormattedMessage id="action.remedy.play" />
        </ButtonLink>
        <Button variant="secondary" onClick={onMore}>
          <FormattedMessage id="compoints.exchange.more" />
        </Button>
      </div>
    </div>
  );
}
