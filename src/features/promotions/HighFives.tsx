import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUrlQuery } from '#/lib/useUrlQuery.ts';
import { loadable } from '#/api/loadable.ts';
import type { Promo } from '#/api/generated/model/index.ts';
import { highFivesQuery, highFiveStatisticQuery } from './data/highFive/queries.ts';
import { useGiveHighFive } from './data/highFive/useGiveHighFive.ts';
import { useHighFivesOn } from './data/highFive/useHighFivesOn.ts';
import { BirthdayTask } from './BirthdayTask.tsx';
import { bindHighFives } from './highFive.realtime.ts';
import { readFivesQuery, writeFivesQuery } from './model/fivesQuery.ts';
import { highFiveKind, showsHighFives } from './model/highFive.rules.ts';
import type { PromoPhase } from './model/phase.ts';
import type { Viewer } from './model/viewer.ts';
import { HighFivesView } from './ui/HighFive/HighFivesView.tsx';

export interface HighFivesProps {
  promo: Promo;
  phase: PromoPhase;
  viewer: Viewer;
}

/** High-fives sent and received, for members of a promotion that runs (specification S4.61). */
export function HighFives({ promo, phase, viewer }: HighFivesProps) {
  const isOn = useHighFivesOn();
  return showsHighFives(promo, { phase, viewer, isOn }) ? <MembersFives promo={promo} /> : null;
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
