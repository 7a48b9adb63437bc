import type { TournamentResult } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import { isoOf } from '../dates.ts';
import { statusAt, type EventTimes } from '../eventTime.ts';
import { brandCurrency } from '../settings.ts';
import type { PlayerState } from '../state.ts';
import { amountsOf } from '../sums.ts';
import { prizeMoneyAt } from './prizes.rules.ts';
import type { Standing } from './standings.view.ts';

export function resultOf(
  { brand, now }: Pick<Context, 'brand' | 'now'>,
  { fund, prizes }: { fund: number; prizes: number },
  times: EventTimes,
  standings: readonly Standing[],
  player: PlayerState | null,
): { result?: TournamentResult } {
  if (!player || times.endAt === null || statusAt(times, now) !== 'past') return {};
  const position = standings.findIndex(({ userId }) => userId === player.id) + 1;
  if (position === 0) return {};
  const score = standings[position - 1]?.score ?? 0;
  const amount = score > 0 ? prizeMoneyAt(fund, prizes, brand, position) : 0;
  const paid = { prizeMoney: amountsOf(brandCurrency[brand], amount), paidAt: isoOf(times.endAt) };
  return { result: { position, ...(amount > 0 ? paid : {}) } };
}
