import { useQuery } from '@tanstack/react-query';
import Info from 'lucide-react/icons/info';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { compointsConfigQuery } from '#/entities/player/queries.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { paths, staticSlugs } from '#/paths.ts';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Tooltip } from '#/ui/Tooltip/Tooltip.tsx';
import { usePlayerFacts } from './model/rules.ts';
import styles from './Treasury.module.css';

export function Treasury() {
  const { compoints, currency } = usePlayerFacts();
  const config = useQuery(compointsConfigQuery()).data?.data;
  return (
    <TreasuryView
      compoints={compoints}
      currency={currency}
      betAmount={config?.betAmounts[currency] ?? null}
    />
  );
}

interface TreasuryViewProps {
  /** The player's compoints, a whole number. Null until they have loaded. */
  compoints: number | null;
  currency: string;
  /** The slot bets that earn one compoint, in minor units. Null until loaded. */
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

/** Explains how bets earn compoints, with a tooltip about which bets count (S9.57). */
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

/** The stacks of coins in the picture: position of the lowest coin, and number of coins. */
const STACKS = [
  { x: 34, foot: 176, coins: 4 },
  { x: 96, foot: 188, coins: 8 },
  { x: 158, foot: 172, coins: 6 },
  { x: 208, foot: 190, coins: 3 },
] as const;
const COIN_HEIGHT = 14;

function CoinPile() {
  return (
    <svg className={styles.pile} viewBox="0 0 240 220" aria-hidden>
      <ellipse className={styles.ground} cx="120" cy="196" rx="116" ry="20" />
      {STACKS.map(({ x, foot, coins }) => (
        <g key={x}>
          {Array.from({ length: coins }, (_, index) => (
            <Coin key={index} x={x} y={foot - index * COIN_HEIGHT} isTop={index === coins - 1} />
          ))}
        </g>
      ))}
      <g className={styles.flying} transform="translate(150 40) rotate(-18)">
        <circle className={styles.rim} r="30" />
        <circle className={styles.face} r="24" />
        <path className={styles.mark} d="M-8-12L8 0L-8 12M2-12" />
      </g>
      <path
        className={styles.glint}
        d="M60 40l4 12l12 4l-12 4l-4 12l-4-12l-12-4l12-4zM214 84l3 8l8 3l-8 3l-3 8l-3-8l-8-3l8-3z"
      />
    </svg>
  );
}

function Coin({ x, y, isTop }: { x: number; y: number; isTop: boolean }) {
  return (
    <>
      <path className={styles.edge} d={`M${x - 30} ${y - 10}v10a30 11 0 0 0 60 0v-10z`} />
      <ellipse className={isTop ? styles.face : styles.rim} cx={x} cy={y - 10} rx="30" ry="11" />
    </>
  );
}
