import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useMoney } from '#/entities/money/useMoney.ts';
import { paths, staticSlugs } from '#/paths.ts';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { IconTile } from '#/ui/IconTile/IconTile.tsx';
import styles from './SideCard.module.css';
import Wallet from 'lucide-react/icons/wallet';
import type { Loadable } from '#/api/loadable.ts';
import type { TodayDepositAmount } from '#/api/generated/model/index.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';

export interface WinbackCardProps {
  /** The winback collected this week, minor units. */
  amount: number;
  currency: string;
}

/** This week's winback, which becomes a gift on Monday. */
export function WinbackCard({ amount, currency }: WinbackCardProps) {
  const { money } = useMoney();
  return (
    <section className={styles.card}>
      <IconTile icon={RotateCcw} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <FormattedMessage id="gifts.winback.title" />
        </h2>
        <p className={styles.amount}>
          <AnimatedNumber value={amount} format={(minor) => money(minor, currency)} />
        </p>
        <p className={styles.text}>
          <FormattedMessage id={amount > 0 ? 'gifts.winback.text' : 'gifts.winback.empty'} />
        </p>
        <Link className={styles.link} to={paths.staticPage(staticSlugs.winback)}>
          <FormattedMessage id="gifts.winback.more" />
        </Link>
      </div>
    </section>
  );
}

/** Deposits of today count towards gifts that require one. */
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
