// How far a player has come on the ladder of levels.
import type { Context } from '../../core/handler.ts';
import type { UserLevel } from '../../generated/model/index.ts';
import { highestLevel, levelAtPoints, levelsOf, pointsOfLevel } from '../catalogue/levels.ts';
import { entriesOf } from '../ledger.ts';
import type { PlayerState } from '../state.ts';
import { defineSlice } from './slice.ts';

/** Loyalty points from before the world began; what is earned since then is in the ledger. */
export const levelsSlice = defineSlice('levels', {
  initial: ({ player, persona, random }): { startPoints: number } => {
    const from = pointsOfLevel(player.level) ?? 0;
    const to = pointsOfLevel(player.level + 1) ?? from * 2;
    const isNew = persona === 'newcomer' || persona === 'registered';
    return { startPoints: isNew ? from : from + Math.floor((to - from) * (0.25 + random.next() * 0.6)) };
  },
});

/** The loyalty points of a player: those before and every point earned by bets. */
export function loyaltyPointsOf(call: Pick<Context, 'world' | 'state'>, player: PlayerState): number {
  const earned = entriesOf(call.state.ledger, player.id).reduce((sum, { kind, amount }) => (kind === 'points_earned' ? sum + amount : sum), 0);
  return levelsSlice.of(call, player).startPoints + earned;
}

/** The level of a player and the way to the next one. A level once reached stays, whatever the points say. */
export function userLevelOf(call: Context, player: PlayerState): UserLevel {
  const points = loyaltyPointsOf(call, player);
  const index = Math.min(highestLevel, Math.max(player.level, levelAtPoints(points)));
  const [{ image, name } = { image: '', name: '' }] = levelsOf(call.locale).slice(index, index + 1);
  const from = pointsOfLevel(index) ?? 0;
  const next = pointsOfLevel(index + 1);
  const way = next === undefined ? 1 : (points - from) / (next - from);
  return {
    index,
    image,
    name,
    points,
    ...(next === undefined ? {} : { nextLevelPoints: next }),
    progress: Math.min(100, Math.max(0, Math.floor(way * 100))),
  };
}
