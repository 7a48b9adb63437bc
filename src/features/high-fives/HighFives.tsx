import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadable } from '#/api/loadable.ts';
import type { Promo } from '#/api/generated/model/index.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { achievementsQuery } from '#/entities/achievement/queries.ts';
import { usePromo } from '#/entities/promo/PromoContext.tsx';
import { useServerNow } from '#/lib/useClock.ts';
import { useUrlQuery } from '#/lib/useUrlQuery.ts';
import { useGiveHighFive } from './data/mutations.ts';
import { highFivesQuery, highFiveStatisticQuery, latestPointsQuery, useHighFivesOn } from './data/queries.ts';
import { bindHighFives } from './highFives.realtime.ts';
import { readFivesQuery, writeFivesQuery } from './model/fivesQuery.ts';
import {
  birthdayCurrency,
  birthdayProgress,
  countedByServer,
  highFiveKind,
  showsHighFives,
} from './model/highFives.rules.ts';
import { BirthdayTaskView } from './ui/BirthdayTaskView.tsx';
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
  const { give, isGiving } = useGiveHighFive(id, kind);
  return (
    <HighFivesView
      kind={kind}
      promo={promo}
      statistic={loadable(useQuery(highFiveStatisticQuery(id)), ({ data }) => data)}
      list={loadable(useQuery(highFivesQuery(id, query)))}
      query={query}
      isGiving={isGiving}
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

/** Counts the task's points from the log, for servers that have no such task. */
function TaskCountedByLog({ promo }: { promo: Promo }) {
  // The time is rounded up to the next minute, so that entries of the current minute count.
  const now = useServerNow(MINUTE_MS) + MINUTE_MS;
  const logs = useQuery(latestPointsQuery(promo.id)).data?.data;
  if (!logs) return null;
  const progress = birthdayProgress(logs, rule(), now);
  return <BirthdayTaskView progress={progress} currency={birthdayCurrency(promo, rule())} />;
}

const rule = () => currentBrand().bonusRules.birthday;
