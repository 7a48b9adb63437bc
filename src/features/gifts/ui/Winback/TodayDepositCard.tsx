import { FormattedMessage, useIntl } from 'react-intl';
import Wallet from 'lucide-react/icons/wallet';
import type { Loadable } from '#/api/loadable.ts';
import type { TodayDepositAmount } from '#/api/generated/model/index.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { IconTile } from '#/ui/IconTile/IconTile.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import styles from './SideCard.module.css';

/** What was deposited today, which counts for the gifts that want a deposit. */
export function TodayDepositCard({ today }: { today: Loadable<TodayDepositAmount> }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  if (today.kind === 'failed')
    return <FailureView text={formatMessage({ id: 'gifts.today.failed' })} failure={today} />;
  return (
    <section className={styles.card}>
      <IconTile icon={Wallet} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <FormattedMessage id="gifts.today.title" />
        </h2>
        <p className={styles.amount} data-number>
          {today.kind === 'pending' ? (
            <Skeleton shape="text" width="6rem" />
          ) : (
            money(today.data.amount, today.data.currency)
          )}
        </p>
        <p className={styles.text}>
          <FormattedMessage id="gifts.today.text" />
        </p>
        <div>
          <ButtonLink size="sm" variant="secondary" to={paths.cashbox()}>
            <FormattedMessage id="gifts.action.deposit" />
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
