import Info from 'lucide-react/icons/info';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useMoney } from '#/entities/money/useMoney.ts';
import { paths, staticSlugs } from '#/paths.ts';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Tooltip } from '#/ui/Tooltip/Tooltip.tsx';
import { CoinPile } from './CoinPile.tsx';
import styles from './TreasuryView.module.css';

export interface TreasuryViewProps {
  /** Whole compoints; null while they are not known. */
  compoints: number | null;
  currency: string;
  /** Minor units of slot bets that earn one compoint; null while that is not known. */
  betAmount: number | null;
}

export function TreasuryView({ compoints, currency, betAmount }: TreasuryViewProps) {
  const { count } = useMoney();
  return (
    <header className={styles.treasury}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <FormattedMessage id="compoints.title" />
        </h1>
        <p className={styles.owned}>
          <span className={styles.label}>
            <FormattedMessage id="compoints.owned" />
          </span>
          <b className={styles.figure} data-number>
            {compoints === null ? '…' : <AnimatedNumber value={compoints} format={count} />}
          </b>
        </p>
        <EarningRule betAmount={betAmount} currency={currency} />
        <p className={styles.ways}>
          <ButtonLink size="sm" to={paths.categoryGames('slots')}>
            <FormattedMessage id="action.remedy.play" />
          </ButtonLink>
          <ButtonLink size="sm" variant="secondary" to={paths.compointsTournaments()}>
            <FormattedMessage id="compoints.tournaments" />
          </ButtonLink>
          <Link className={styles.about} to={paths.staticPage(staticSlugs.compointsAbout)}>
            <FormattedMessage id="compoints.about" />
          </Link>
        </p>
      </div>
      <CoinPile />
    </header>
  );
}

/** How bets become compoints, with what counts in a tooltip (specification S9.57). */
function EarningRule({ betAmount, currency }: Pick<TreasuryViewProps, 'betAmount' | 'currency'>) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  return (
    <p>
      {betAmount === null ? (
        <FormattedMessage id="compoints.earn.unknown" />
      ) : (
        <FormattedMessage
          id="compoints.earn.rule"
          values={{ amount: <b data-number>{money(betAmount, currency)}</b> }}
        />
      )}
      <Tooltip content={formatMessage({ id: 'compoints.earn.tooltip' })}>
        {(trigger) => (
          <button
            type="button"
            className={styles.help}
            aria-label={formatMessage({ id: 'compoints.earn.what' })}
            {...trigger}
          >
            <Icon of={Info} size="sm" />
          </button>
        )}
      </Tooltip>
    </p>
  );
}
