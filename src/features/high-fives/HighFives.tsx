import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import Cake from 'lucide-react/icons/cake';
import { loadable } from '#/api/loadable.ts';
import { invalidateScope } from '#/api/queryCache.ts';
import type { Promo, PromoCurrency } from '#/api/generated/model/index.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { achievementsQuery } from '#/entities/player/queries.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { usePromo } from '#/entities/promo/PromoContext.tsx';
import { currencyWord, POINT_PARTS, promoScope } from '#/entities/promo/rules.ts';
import { parseInstant } from '#/lib/clock.ts';
import { useAtServerTime, useServerNow } from '#/lib/useClock.ts';
import { useUrlQuery } from '#/lib/urlQuery.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { ProgressRing } from '#/ui/ProgressRing/ProgressRing.tsx';
import { useGiveHighFive } from './data/mutations.ts';
import { highFivesQuery, highFiveStatisticQuery, latestPointsQuery, useHighFivesOn } from './data/queries.ts';
import { bindHighFives } from './highFives.realtime.ts';
import {
  birthdayCurrency,
  birthdayProgress,
  type BirthdayProgress,
  countedByServer,
  highFiveKind,
  readFivesQuery,
  showsHighFives,
  writeFivesQuery,
} from './model/highFives.rules.ts';
import styles from './HighFives.module.css';
import { HighFivesView } from './ui/HighFivesView.tsx';

const MINUTE_MS = 60_000;

export function HighFives() {
  const state = usePromo();
  const isOn = useHighFivesOn();
  return showsHighFives(state, isOn) ? <MembersFives promo={state.promo} /> : null;
}

function MembersFives({ promo }: { promo: Promo }) {
  const client = useQueryClient();
  const { id } = promo;
  useEffect(() => bindHighFives(client, id), [client, id]);
  const [query, change] = useUrlQuery(readFivesQuery, writeFivesQuery);
  const kind = highFiveKind(promo);
  const { give, givingTo } = useGiveHighFive(id, kind);
  const statistic = loadable(useQuery(highFiveStatisticQuery(id)), ({ data }) => data);
  // The limit per player, which the lists show too, is reset at the same time as the limit of the day.
  useAtServerTime(
    statistic.kind === 'ready' ? parseInstant(statistic.data.daily?.resetAt) : null,
    () => void invalidateScope(client, promoScope(id)),
  );
  return (
    <HighFivesView
      kind={kind}
      promo={promo}
      statistic={statistic}
      list={loadable(useQuery(highFivesQuery(id, query)))}
      query={query}
      givingTo={givingTo}
      task={kind === 'heart' && <BirthdayTask promo={promo} />}
      onQuery={change}
      onGive={give}
    />
  );
}

function BirthdayTask({ promo }: { promo: Promo }) {
  const achievements = useQuery(achievementsQuery()).data?.data;
  if (!achievements) return null;
  const progress = countedByServer(promo, achievements);
  return progress ? (
    <BirthdayTaskView progress={progress} currency={birthdayCurrency(promo, rule())} />
  ) : (
    <TaskCountedByLog promo={promo} />
  );
}

/**
 * Counts the points of the birthday task from the points log. Used if the server doesn't offer the task as
 * an achievement.
 */
function TaskCountedByLog({ promo }: { promo: Promo }) {
  // Round the current time up to the next minute, so that log entries of the current minute count.
  const now = useServerNow(MINUTE_MS) + MINUTE_MS;
  const logs = useQuery(latestPointsQuery(promo.id)).data?.data;
  if (!logs) return null;
  const progress = birthdayProgress(logs, rule(), now);
  return <BirthdayTaskView progress={progress} currency={birthdayCurrency(promo, rule())} />;
}

const rule = () => currentBrand().bonusRules.birthday;

interface BirthdayTaskViewProps {
  progress: BirthdayProgress;
  currency: PromoCurrency | undefined;
}

export function BirthdayTaskView({ progress, currency }: BirthdayTaskViewProps) {
  const { formatMessage, locale } = useIntl();
  const { have, needed, left, days } = progress;
  const { points } = useMoney();
  const label = formatMessage({ id: 'highFives.birthday.progress' }, { have, needed });
  const named = (count: number): string => {
    const parts = count * POINT_PARTS;
    return currency ? `${points(parts)} ${currencyWord(currency.name, parts, locale)}` : points(parts);
  };
  return (
    <div className={styles.task} data-done={left === 0 || undefined}>
      <ProgressRing value={(have / needed) * 100} label={label} size="lg">
        <Icon of={Cake} />
      </ProgressRing>
      <div className={styles.words}>
        <b className={styles.figure} data-number>
          {label}
        </b>
        <p>
          <FormattedMessage id="highFives.birthday.rule" values={{ days, needed: <b>{named(needed)}</b> }} />
        </p>
        <p className={styles.left}>
          {left === 0 ? (
            <FormattedMessage id="highFives.birthday.done" />
          ) : (
            <FormattedMessage id="highFives.birthday.left" values={{ left: named(left) }} />
          )}
        </p>
      </div>
    </div>
  );
}
