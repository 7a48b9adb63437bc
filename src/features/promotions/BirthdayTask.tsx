import { achievementsQuery } from '#/entities/achievement/queries.ts';
import { useQuery } from '@tanstack/react-query';
import type { Promo } from '#/api/generated/model/index.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { useServerNow } from '#/lib/useClock.ts';
import { latestPointsQuery } from './data/highFive/queries.ts';
import { birthdayCurrency, birthdayProgress, countedByServer } from './model/highFive.rules.ts';
import { tasksOf } from './model/tasks.ts';
import { BirthdayTaskView } from './ui/HighFive/BirthdayTaskView.tsx';

const MINUTE_MS = 60_000;

/** The birthday's task of the brand (specification S9.61); nothing until its count is known. */
export function BirthdayTask({ promo }: { promo: Promo }) {
  const achievements = useQuery(achievementsQuery()).data?.data;
  const counted = achievements && countedByServer(tasksOf(promo, achievements));
  if (counted === undefined) return null;
  if (counted === null) return <CountedByLog promo={promo} />;
  return <BirthdayTaskView progress={counted} currency={currencyOf(promo)} />;
}

/** For a server that has no such task: counts the log's latest entries. */
function CountedByLog({ promo }: { promo: Promo }) {
  // To the end of the running minute, so that what has just come counts.
  const now = useServerNow(MINUTE_MS) + MINUTE_MS;
  const logs = useQuery(latestPointsQuery(promo.id)).data?.data;
  if (!logs) return null;
  const progress = birthdayProgress(logs, currentBrand().bonusRules.birthday, now);
  return <BirthdayTaskView progress={progress} currency={currencyOf(promo)} />;
}

const currencyOf = (promo: Promo) => birthdayCurrency(promo, currentBrand().bonusRules.birthday);
