import type { TournamentResult } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import { isoOf } from '../dates.ts';
import { giftTitle } from '../gifts/catalogue.ts';
import { statusAt, type EventTimes } from '../eventTime.ts';
import { brandCurrency } from '../settings.ts';
import type { PlayerState } from '../state.ts';
import { amountsOf } from '../sums.ts';
import { prizeMoneyAt } from './prizes.rules.ts';
import { giftAt, type PrizePool } from './prizes.view.ts';
import type { Standing } from './standings.view.ts';

export function resultOf(
  { brand, locale, now }: Pick<Context, 'brand' | 'locale' | 'now'>,
  pool: PrizePool,
  times: EventTimes,
  standings: readonly Standing[],
  player: PlayerState | null,
): { result?: TournamentResult } {
  if (!player || times.endAt === null || statusAt(times, now) !== 'past') return {};
  const position = standings.findIndex(({ userId }) => userId === player.id) + 1;
  if (position === 0) return {};
  const score = standings[position - 1]?.score ?? 0;
  const amount = score > 0 ? prizeMoneyAt(pool.fund, pool.prizes, brand, position) : 0;
  const gift = score > 0 ? giftAt(pool, position) : undefined;
  const paid = { prizeMoney: amountsOf(brandCurrency[brand], amount), paidAt: isoOf(times.endAt) };
  return {
    result: {
      position,
      ...(amount > 0 ? paid : {}),
      ...(gift ? { giftTitle: giftTitle(gift, brand, locale) } : {}),
    },
  };
}
