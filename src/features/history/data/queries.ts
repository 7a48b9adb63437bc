import { getListNewPayoutsQueryOptions } from '#/api/generated/endpoints/cashbox/cashbox.ts';
import { keepPreviousData } from '@tanstack/react-query';
import {
  getListBetsQueryOptions,
  getListTransactionsQueryOptions,
} from '#/api/generated/endpoints/history/history.ts';
import { BETS_PAGE, type BetFilter, type TransactionFilter } from '../model/lists.ts';

/** The previous page stays visible while the next one loads. */
export const betsQuery = ({ game, day, result, page }: BetFilter) =>
  getListBetsQueryOptions(
    {
      page,
      limit: BETS_PAGE,
      ...(game === '' ? {} : { game }),
      ...(day === '' ? {} : { day }),
      ...(result === null ? {} : { result }),
    },
    { query: { placeholderData: keepPreviousData } },
  );

export const lastRoundsQuery = (game: string) => getListBetsQueryOptions({ game, limit: BETS_PAGE });

export const transactionsQuery = ({ from, until }: TransactionFilter) =>
  getListTransactionsQueryOptions({
    ...(from === '' ? {} : { from }),
    ...(until === '' ? {} : { until }),
  });

/** The open payouts. Their steps are shown in the details of a payout's transaction. */
export const openPayoutsQuery = () => getListNewPayoutsQueryOptions();
