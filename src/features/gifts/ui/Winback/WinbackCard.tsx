import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useMoney } from '#/entities/money/useMoney.ts';
import { paths, staticSlugs } from '#/paths.ts';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { IconTile } from '#/ui/IconTile/IconTile.tsx';
import styles from './SideCard.module.css';

export interface WinbackCardProps {
  /** Collected this week, minor units. */
  amount: number;
  currency: string;
}

/** The winback as it is being collected; on Monday it comes as a gift. */
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
