import { verificationsQuery } from '#/entities/verification/queries.ts';
import { useQuery } from '@tanstack/react-query';
import { loadable, type Loadable } from '#/api/loadable.ts';
import type { Currency, PayoutGiftCount, PayoutRecord } from '#/api/generated/model/index.ts';
import { balanceQuery, profileQuery } from '#/entities/player/queries.ts';
import { limitsIn } from '../model/limits.ts';
import { payoutObstacles, payoutWays, type PayoutObstacle, type PayoutWay } from '../model/payoutRules.ts';
import { generalLimitQuery, newPayoutsQuery, payoutGiftCountQuery, payoutSystemsQuery } from './queries.ts';

export interface PayoutData {
  readonly currency: Currency;
  /** Real money, minor units. */
  readonly real: number;
  readonly obstacles: readonly PayoutObstacle[];
  readonly ways: readonly PayoutWay[];
  readonly requests: readonly PayoutRecord[];
}

export function usePayoutData(): Loadable<PayoutData> {
  const balance = useQuery(balanceQuery());
  const profile = useQuery(profileQuery());
  const systems = useQuery(payoutSystemsQuery());
  const general = useQuery(generalLimitQuery());
  const requests = useQuery(newPayoutsQuery());
  // Only says whether the documents are being checked: the list works without it.
  const isUnverified = profile.data?.data.is_verified === false;
  const documents = useQuery({ ...verificationsQuery(), enabled: isUnverified }).data?.state;
  const queries = [balance, profile, systems, general, requests];
  const isThere = balance.data && profile.data && systems.data && general.data && requests.data;
  const all = {
    data: isThere && {
      balance: balance.data.data,
      profile: profile.data.data,
      systems: systems.data.data,
      general: general.data.data,
      requests: requests.data.data,
    },
    error: queries.map(({ error }) => error).find((error) => error !== null) ?? null,
    // Only of what has failed: one that is still on its way must not hold the retry of another.
    isFetching: queries.some(({ error, isFetching }) => error !== null && isFetching),
    refetch: () => Promise.all(queries.filter(({ data }) => !data).map(({ refetch }) => refetch())),
  };
  return loadable(all, (answers) => {
    const { currency, balance: real } = answers.balance;
    return {
      currency,
      real,
      obstacles: payoutObstacles(answers.balance, answers.profile, documents),
      ways: payoutWays(answers.systems, currency, limitsIn(answers.general.payout, currency)),
      requests: answers.requests,
    };
  });
}

/** The gifts that a payout burns. Each summary asks again: a cached answer could hide one that burns. */
export function usePayoutGifts(): Loadable<PayoutGiftCount> {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery(payoutGiftCountQuery());
  const isCurrent = isFetchedAfterMount && error === null;
  return loadable(
    { data: isCurrent ? data : undefined, error, isFetching, refetch },
    (answer) => answer.data,
  );
}
