import { mutationOptions } from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import { shootDuck } from '#/api/generated/endpoints/promotions/promotions.ts';
import type { DuckHuntGameResponse, DuckHuntShotResponse } from '#/api/generated/model/index.ts';
import { withIdempotencyKey } from '#/api/idempotency.ts';
import { invalidateScope } from '#/api/queryCache.ts';
import { giftsQuery } from '#/entities/player/queries.ts';
import { promoScope } from '#/entities/promo/rules.ts';
import type { Aim } from '../model/flight.ts';
import { withShot } from '../model/hunt.ts';
import { duckHuntQuery } from './queries.ts';

export interface HuntIds {
  readonly gameId: number;
  readonly promoId: number;
}

/**
 * A shot keeps its idempotency key until its outcome is known, so that a retry doesn't use up a second
 * shot.
 */
export const shootMutation = ({ gameId, promoId }: HuntIds) =>
  mutationOptions<DuckHuntShotResponse, ApiError, Aim>({
    mutationKey: ['shootDuck', gameId],
    mutationFn: (aim) =>
      withIdempotencyKey(`duckHunt.${String(gameId)}`, aim, ({ options }) => shootDuck(gameId, aim, options)),
    onSuccess: ({ data }, _aim, _before, { client }) => {
      client.setQueryData<DuckHuntGameResponse>(
        duckHuntQuery(gameId).queryKey,
        (known) => known && { data: withShot(known.data, data) },
      );
      if (data.isHit) void invalidateScope(client, promoScope(promoId));
      if (data.prize) void client.invalidateQueries({ queryKey: giftsQuery().queryKey });
    },
    onError: (error, _aim, _before, { client }) => {
      // A refusal means that the cached hunt is outdated, so the hunt is refetched.
      if (error.isRefused) void client.invalidateQueries({ queryKey: duckHuntQuery(gameId).queryKey });
    },
  });
