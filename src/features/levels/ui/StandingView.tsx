import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LevelPointPrice, UserLevel } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { Unrestricted } from '#/entities/player/Unrestricted.tsx';
import { paths } from '#/paths.ts';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Picture } from '#/ui/Picture/Picture.tsx';
import { ProgressRing } from '#/ui/ProgressRing/ProgressRing.tsx';
import { betsFor, highestOf, nextStep, opensAt, type Step } from '../model/ladder.ts';
import styles from './StandingView.module.css';

export interface StandingViewProps {
  own: UserLevel;
  ladder: readonly Step[];
  prices: readonly LevelPointPrice[];
  currency: string;
}

export function StandingView({ own, ladder, prices, currency }: StandingViewProps) {
  const { formatMessage } = useIntl();
  const { count } = useMoney();
  const heading = useId();
  const next = nextStep(ladder);
  const label = next
    ? formatMessage({ id: 'levels.own.ring' }, { level: next.level.index })
    : formatMessage({ id: 'levels.own.highest' });
  return (
    <section className={styles.standing} aria-labelledby={heading}>
      <ProgressRing value={own.progress} label={label} size="xl">
        <Picture src={own.image} className={styles.art} width={96} height={96} />
      </ProgressRing>
      <div className={styles.words}>
        <p className={styles.number}>
          <FormattedMessage
            id="levels.own.of"
            values={{ level: own.index, highest: highestOf(ladder.map(({ level }) => level)) ?? own.index }}
          />
        </p>
        <h2 id={heading} className={styles.name}>
          {own.name}
        </h2>
        <p data-number>
          <FormattedMessage
            id="levels.own.points"
            values={{
              count: own.points,
              amount: (
                <b className={styles.figure}>
                  <AnimatedNumber value={own.points} format={count} />
                </b>
              ),
            }}
          />
        </p>
        {next ? (
          <Unrestricted>
            <Ahead next={next} ladder={ladder} prices={prices} currency={currency} />
          </Unrestricted>
        ) : (
          <p>
            <FormattedMessage id="levels.own.top" />
          </p>
        )}
      </div>
    </section>
  );
}

type AheadProps = Pick<StandingViewProps, 'ladder' | 'prices' | 'currency'> & { next: Step };

/** Requirements and benefits of the next level. Hidden during a break. */
function Ahead({ next: { level, missing }, ladder, prices, currency }: AheadProps) {
  const { money } = useMoney();
  const bets = betsFor(missing, prices, currency);
  const opens = opensAt(ladder, level.index);
  return (
    <>
      <p className={styles.ahead}>
        <FormattedMessage id="levels.own.missing" values={{ count: missing, name: level.name }} />{' '}
        {bets !== null && bets > 0 && (
          <span className={styles.quiet} data-number>
            <FormattedMessage id="levels.own.bets" values={{ amount: money(bets, currency) }} />
          </span>
        )}
      </p>
      {(opens.length > 0 || level.gift) && (
        <p className={styles.opens}>
          <FormattedMessage
            id="levels.own.opens"
            values={{ what: [...opens, ...(level.gift ? [level.gift.title] : [])].join(' · ') }}
          />
        </p>
      )}
      <p className={styles.ways}>
        <ButtonLink to={paths.categoryGames('slots')}>
          <FormattedMessage id="levels.own.play" />
        </ButtonLink>
        <ButtonLink variant="secondary" to={paths.compoints()}>
          <FormattedMessage id="levels.own.compoints" />
        </ButtonLink>
      </p>
    </>
  );
}
