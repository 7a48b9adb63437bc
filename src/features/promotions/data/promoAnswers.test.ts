import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import {
  getGetHighFiveStatisticQueryKey,
  getGetPromotionMembershipQueryKey,
  getGetPromotionQueryKey,
  getListActionBalanceLogsInfiniteQueryKey,
  getListHighFivesQueryKey,
  getListPromotionParticipantsQueryKey,
} from '#/api/generated/endpoints/promotions/promotions.ts';
import { promoAnswersOf } from './promoAnswers.ts';

it('what a player has in one promotion is asked for anew, and nothing of another one', async () => {
  const client = new QueryClient();
  const own = [
    getGetPromotionMembershipQueryKey(17),
    getListPromotionParticipantsQueryKey(17, { page: 2 }),
    getListHighFivesQueryKey(17, { type: 'sent' }),
    getGetHighFiveStatisticQueryKey(17),
    getListActionBalanceLogsInfiniteQueryKey({ actionId: 17 }),
  ];
  const others = [getGetPromotionMembershipQueryKey(18), getGetPromotionQueryKey('comet-night')];
  for (const queryKey of [...own, ...others]) client.setQueryData(queryKey, {});
  await client.invalidateQueries(promoAnswersOf(17));
  const isStale = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;
  expect(own.map(isStale)).toEqual(own.map(() => true));
  expect(others.map(isStale)).toEqual(others.map(() => false));
});
