import { useQuery } from '@tanstack/react-query';
import type { Promo } from '#/api/generated/model/index.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { useServerNow } from '#/lib/useClock.ts';
import { latestPointsQuery } from './data/highFive/queries.ts';
import { birthdayProgress } from './model/highFive.rules.ts';
import { BirthdayTaskView } from './ui/HighFive/BirthdayTaskView.tsx';

const MINUTE_MS = 60_000;

/** The birthday's task of the brand (specification S9.61); without the log there is nothing to show. */
export function BirthdayTask({ promo }: { promo: Pick<Promo, 'id' | 'currency'> }) {
  // To the end of the running minute, so that what has just come counts.
  const now = useServerNow(MINUTE_MS) + MINUTE_MS;
  const logs = useQuery(latestPointsQuery(promo.id)).data?.data;
  if (!logs) return null;
  const progress = birthdayProgress(logs, currentBrand().bonusRules.birthday, now);
  return <BirthdayTaskView progress={progress} currency={promo.currency} />;
}
