// Money states are asked for each time they are shown; the socket says when they change.
import {
  getGetGeneralLimitQueryOptions,
  getGetLastBetQueryOptions,
  getGetSumRangeQueryOptions,
  getListDepositsInfiniteQueryOptions,
  getListDepositsQueryOptions,
  getListNewPayoutsQueryOptions,
  getListPaymentSystemsQueryOptions,
  getListPayoutsInfiniteQueryOptions,
  getListPayoutSystemsQueryOptions,
  getListPhoneCodesQueryOptions,
} from '#/api/generated/endpoints/cashbox/cashbox.ts';
import { getGetPayoutGiftCountQueryOptions } from '#/api/generated/endpoints/gifts/gifts.ts';
import { getGetPlayLimitsQueryOptions } from '#/api/generated/endpoints/responsible-play/responsible-play.ts';
import type { DepositStatus, PayoutStatus } from '#/api/generated/model/index.ts';
import { isLastPage } from '#/api/infinitePages.ts';
import { inScope } from '#/api/queryScope.ts';

/** What a deposit, or a payout, changes. */
export const DEPOSITS = 'deposits';
export const PAYOUTS = 'payouts';

export const playLimitsQuery = () => getGetPlayLimitsQueryOptions();

export const HISTORY_PAGE = 10;
/** How far back a deposit is looked for that has just been made. */
const LATEST_DEPOSITS = 20;

export const paymentSystemsQuery = () => getListPaymentSystemsQueryOptions();
export const generalLimitQuery = () => getGetGeneralLimitQueryOptions();
export const sumRangeQuery = () => getGetSumRangeQueryOptions();
export const lastBetQuery = () => getGetLastBetQueryOptions({ query: inScope(DEPOSITS) });
export const phoneCodesQuery = () => getListPhoneCodesQueryOptions();
export const payoutSystemsQuery = () => getListPayoutSystemsQueryOptions();
export const newPayoutsQuery = () => getListNewPayoutsQueryOptions();
export const payoutGiftCountQuery = () => getGetPayoutGiftCountQueryOptions({ query: inScope(PAYOUTS) });
export const latestDepositsQuery = () =>
  getListDepositsQueryOptions({ offset: 0, limit: LATEST_DEPOSITS }, { query: inScope(DEPOSITS) });

/** Pages are counted by what lies before them. */
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
