import { useQuery } from '@tanstack/react-query';
import { loadable, type Loadable } from '#/api/loadable.ts';
import type { Currency, PayoutRecord } from '#/api/generated/model/index.ts';
import { balanceQuery, profileQuery } from '#/entities/player/queries.ts';
import { limitsIn } from '../model/limits.ts';
import { payoutBlock, payoutWays, type PayoutBlock, type PayoutWay } from '../model/payoutRules.ts';
import { generalLimitQuery, newPayoutsQuery, payoutGiftCountQuery, payoutSystemsQuery } from './queries.ts';

export interface PayoutData {
  readonly currency: Currency;
  /** Real money, minor units. */
  readonly real: number;
  readonly block: PayoutBlock | null;
  readonly ways: readonly PayoutWay[];
  readonly requests: readonly PayoutRecord[];
}

export function usePayoutData(): Loadable<PayoutData> {
  const balance = useQuery(balanceQuery());
  const profile = useQuery(profileQuery());
  const systems = useQuery(payoutSystemsQuery());
  const general = useQuery(generalLimitQuery());
  const requests = useQuery(newPayoutsQuery());
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
      block: payoutBlock(answers.balance, answers.profile),
      ways: payoutWays(answers.systems, currency, limitsIn(answers.general.payout, currency)),
      requests: answers.requests,
    };
  });
}

/** How many gifts a payout burns. Each summary asks anew: by what was known before, one might burn unsaid. */
export function usePayoutGiftCount(): Loadable<number> {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery(payoutGiftCountQuery());
  const isCurrent = isFetchedAfterMount && error === null;
  return loadable(
    { data: isCurrent ? data : undefined, error, isFetching, refetch },
    (answer) => answer.data.count,
  );
}
