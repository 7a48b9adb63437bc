import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { setAnswer } from '#/api/answer.testing.ts';
import { invalidateScope } from '#/api/queryCache.ts';
import { promoScope } from '#/entities/promo/rules.ts';
import {
  depositTasksQuery,
  membershipQuery,
  participantsQuery,
  pointsLogQuery,
  promotionQuery,
} from './queries.ts';

it("invalidating a promotion's scope refetches all data of the player in this promotion, and nothing of others", async () => {
  const client = new QueryClient();
  const ofPromo = (id: number) => [
    membershipQuery(id),
    participantsQuery(id, { field: 'points', order: 'asc', q: '', page: 2 }),
    depositTasksQuery(id),
    pointsLogQuery(id),
  ];
  const [own, others] = [ofPromo(17), [...ofPromo(18), promotionQuery('comet-night')]];
  for (const query of [...own, ...others]) setAnswer(client, query, {});
  await invalidateScope(client, promoScope(17));
  const isStale = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    client.getQueryState(queryKey)?.isInvalidated;
  expect(own.map(isStale)).toEqual(own.map(() => true));
  expect(others.map(isStale)).toEqual(others.map(() => false));
});
