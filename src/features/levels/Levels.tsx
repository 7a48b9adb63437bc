import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Gift from 'lucide-react/icons/gift';
import Lock from 'lucide-react/icons/lock';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { loadable } from '#/api/loadable.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { levelsQuery } from '#/api/queries.ts';
import { BonusesOff } from '#/entities/player/BonusesOffView.tsx';
import { balanceQuery, userLevelQuery } from '#/entities/player/queries.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { Unrestricted } from '#/entities/player/restriction.ts';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Picture } from '#/ui/Picture/Picture.tsx';
import { ProgressBar } from '#/ui/ProgressBar/ProgressBar.tsx';
import type { LevelPointPrice, UserLevel } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { paths } from '#/paths.ts';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { ProgressRing } from '#/ui/ProgressRing/ProgressRing.tsx';
import { betsFor, highestOf, ladderOf, nextStep, opensAt, type Step } from './model/ladder.ts';
import styles from './Levels.module.css';

const HEIGHTS = ['16rem', '8rem', '8rem', '8rem'];

export function Levels() {
  return (
    <>
      <BonusesOff onSupport={() => openModal(supportModal, {})} />
      <Ladder />
    </>
  );
}

function Ladder() {
  const levels = loadable(useQuery(levelsQuery()));
  const own = loadable(useQuery(userLevelQuery()), ({ data }) => data);
  const currency = useQuery(balanceQuery()).data?.data.currency ?? currentBrand().currency;
  return (
    <Part of={own} skeleton={HEIGHTS} failed="levels.own.failed">
      {(standing) => (
        <Part of={levels} skeleton={HEIGHTS} failed="levels.list.failed">
          {({ data, pointPrices }) => {
            const ladder = ladderOf(data, standing);
            return (
              <>
                <StandingView own={standing} ladder={ladder} prices={pointPrices} currency={currency} />
                <LadderView ladder={ladder} progress={standing.progress} />
              </>
            );
          }}
        </Part>
      )}
    </Part>
  );
}

interface LadderViewProps {
  ladder: readonly Step[];
  /** Progress from the current level to the next one, in per cent. */
  progress: number;
}

export function LadderView({ ladder, progress }: LadderViewProps) {
  const heading = useId();
  return (
    <section className={styles.ladder} aria-labelledby={heading}>
      <h2 id={heading}>
        <FormattedMessage id="levels.list.title" />
      </h2>
      <ol className={styles.steps}>
        {ladder.map((step) => (
          <LevelCard key={step.level.index} step={step} progress={progress} />
        ))}
      </ol>
    </section>
  );
}

function LevelCard({ step, progress }: { step: Step; progress: number }) {
  const { level, state } = step;
  const isLocked = state === 'next' || state === 'ahead';
  return (
    <li className={styles.step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={styles.picture}>
        <Picture src={level.image} width={80} height={80} loading="lazy" />
        {isLocked && (
          <span className={styles.lock}>
            <Icon of={Lock} size="sm" />
          </span>
        )}
      </span>
      <div className={styles.words}>
        <p className={styles.number}>
          <FormattedMessage id="levels.level" values={{ level: level.index }} />
        </p>
        <h3 className={styles.name}>{level.name}</h3>
        <StateLine step={step} />
      </div>
      <Unrestricted>
        <ul className={styles.gives}>
          {level.privileges.map((text) => (
            <li key={text}>
              <Icon of={Check} size="sm" />
              <span>{text}</span>
            </li>
          ))}
          {level.gift && (
            <li className={styles.gift}>
              <Icon of={Gift} size="sm" />
              <FormattedMessage id="levels.list.gift" values={{ gift: level.gift.title }} />
            </li>
          )}
        </ul>
      </Unrestricted>
      {state === 'next' && <Way name={level.name} progress={progress} />}
    </li>
  );
}

function Way({ name, progress }: { name: string; progress: number }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.way}>
      <ProgressBar label={formatMessage({ id: 'levels.list.way' }, { name })} value={progress} />
    </div>
  );
}

/** Says that the level is reached or current, or how many points are missing. */
function StateLine({ step: { state, missing, level } }: { step: Step }) {
  const { count } = useMoney();
  if (state === 'current')
    return (
      <Badge tone="accent">
        <FormattedMessage id="levels.list.current" />
      </Badge>
    );
  if (state === 'reached')
    return (
      <Badge tone="positive" icon={<Icon of={Check} size="sm" />}>
        <FormattedMessage id="levels.list.reached" />
      </Badge>
    );
  return (
    <p className={styles.opens} data-number>
      <FormattedMessage
        id="levels.list.opens"
        // Italian groups the digits of a number in a text only from five digits on.
        values={{ points: level.points, opensAt: count(level.points), missing, left: count(missing) }}
      />
    </p>
  );
}

interface StandingViewProps {
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
      <div className={styles.standingViewWords}>
        <p className={styles.standingViewNumber}>
          <FormattedMessage
            id="levels.own.of"
            values={{ level: own.index, highest: highestOf(ladder.map(({ level }) => level)) ?? own.index }}
          />
        </p>
        <h2 id={heading} className={styles.standingViewName}>
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
  const { money, count } = useMoney();
  const bets = betsFor(missing, prices, currency);
  const opens = opensAt(ladder, level.index);
  return (
    <>
      <p className={styles.ahead}>
        <FormattedMessage
          id="levels.own.missing"
          values={{ count: missing, amount: count(missing), name: level.name }}
        />{' '}
        {bets !== null && bets > 0 && (
          <span className={styles.quiet} data-number>
            <FormattedMessage id="levels.own.bets" values={{ amount: money(bets, currency) }} />
          </span>
        )}
      </p>
      {(opens.length > 0 || level.gift) && (
        <p className={styles.standingViewOpens}>
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
