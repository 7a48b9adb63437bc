// Queries of the cashbox. Socket messages invalidate them, see cashbox.realtime.ts.
import {
  getGetGeneralLimitQueryOptions,
  getGetLastBetQueryOptions,
  getGetSumRangeQueryOptions,
  getListDepositsInfiniteQueryOptions,
  getListDepositsQueryOptions,
  getListNewPayoutsQueryOptions,
  getListPaymentSystemsQueryOptions,
  getListPayoutsInfiniteQueryOptions,
  getListPayoutsQueryOptions,
  getListPayoutSystemsQueryOptions,
  getListPhoneCodesQueryOptions,
} from '#/api/generated/endpoints/cashbox/cashbox.ts';
import { getGetPayoutGiftCountQueryOptions } from '#/api/generated/endpoints/gifts/gifts.ts';
import type { DepositStatus, PayoutStatus } from '#/api/generated/model/index.ts';
import { isLastPage } from '#/api/infinitePages.ts';
import { loadable, type Loadable, type Query } from '#/api/loadable.ts';
import { inScope } from '#/api/queryCache.ts';

/** Query scopes to invalidate after a deposit or a payout. */
export const DEPOSITS = 'deposits';
export const PAYOUTS = 'payouts';

export const HISTORY_PAGE = 10;
/** How many of the latest deposits or payouts are searched for a new one. */
const LATEST = 20;

export const paymentSystemsQuery = () => getListPaymentSystemsQueryOptions();
export const generalLimitQuery = () => getGetGeneralLimitQueryOptions();
export const sumRangeQuery = () => getGetSumRangeQueryOptions();
/** The player's latest deposit, which the backend calls the last bet. */
export const lastDepositQuery = () => getGetLastBetQueryOptions({ query: inScope(DEPOSITS) });
export const phoneCodesQuery = () => getListPhoneCodesQueryOptions();
export const payoutSystemsQuery = () => getListPayoutSystemsQueryOptions();
export const newPayoutsQuery = () => getListNewPayoutsQueryOptions();
export const payoutGiftCountQuery = () => getGetPayoutGiftCountQueryOptions({ query: inScope(PAYOUTS) });
export const latestDepositsQuery = () =>
  getListDepositsQueryOptions({ offset: 0, limit: LATEST }, { query: inScope(DEPOSITS) });
/** Includes open and finished payouts. */
export const latestPayoutsQuery = () =>
  getListPayoutsQueryOptions({ offset: 0, limit: LATEST }, { query: inScope(PAYOUTS) });

/** Pages are requested by offset: the number of items before the page. */
const pages = {
  initialPageParam: 0,
  getNextPageParam: (
    page: { readonly data: readonly unknown[] },
    all: readonly { readonly data: readonly unknown[] }[],
  ): number | undefined =>
    isLastPage(page.data.length, HISTORY_PAGE)
      ? undefined
      : all.reduce((sum, { data }) => sum + data.length, 0),
};

export const depositHistoryQuery = (state: DepositStatus | null) =>
  getListDepositsInfiniteQueryOptions(
    { limit: HISTORY_PAGE, ...(state === null ? {} : { status: state }) },
    { query: { ...pages, ...inScope(DEPOSITS) } },
  );
export const payoutHistoryQuery = (state: PayoutStatus | null) =>
  getListPayoutsInfiniteQueryOptions(
    { limit: HISTORY_PAGE, ...(state === null ? {} : { status: state }) },
    { query: { ...pages, ...inScope(PAYOUTS) } },
  );

type Answers = Readonly<Record<string, unknown>>;

/**
 * Combines queries into one, which is ready when all of them have data. A retry refetches only the queries
 * without data.
 */
export function allLoaded<All extends Answers, Shown>(
  queries: { readonly [Name in keyof All]: Query<All[Name]> },
  show: (answers: All) => Shown,
): Loadable<Shown> {
  const all: readonly Query<unknown>[] = Object.values(queries);
  const failed = all.filter(({ error }) => error !== null);
  const answers = Object.fromEntries(
    Object.entries<Query<unknown>>(queries).map(([name, { data }]) => [name, data]),
  );
  return loadable(
    {
      // The cast is safe: the object has the keys of `queries`. TypeScript can't infer them from entries.
      data: all.every(({ data }) => data !== undefined) ? (answers as unknown as All) : undefined,
      error: failed[0]?.error ?? null,
      // A query that is still loading must not delay the retry of a failed one.
      isFetching: failed.some(({ isFetching }) => isFetching),
      refetch: () => Promise.all(all.filter(({ data }) => !data).map(({ refetch }) => refetch())),
    },
    show,
  );
}
