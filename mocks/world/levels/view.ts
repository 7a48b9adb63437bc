import type { Context } from '../context.ts';
import type { Level, UserLevel } from '../../generated/model/index.ts';
import { giftTemplates, giftTitle } from '../gifts/catalogue.ts';
import type { BrandId, LocaleId } from '../settings.ts';
import { giftOfLevel, highestLevel, levelAtPoints, levelName, levelsOf, pointsOfLevel } from './catalogue.ts';
import { movedWithin } from '../ledger.ts';
import type { PlayerState } from '../state.ts';
import { levelsSlice } from './state.ts';

export function loyaltyPointsOf(call: Pick<Context, 'world' | 'state'>, player: PlayerState): number {
  const account = `player:${player.id}:compoints` as const;
  const earned = movedWithin(call.state.ledger, account, 'points_earned', -Infinity);
  return levelsSlice.of(call, player).startPoints + earned;
}

/** The player's level and progress to the next one. A reached level is never lost. */
export function userLevelOf(call: Context, player: PlayerState): UserLevel {
  const points = loyaltyPointsOf(call, player);
  const index = Math.min(highestLevel, Math.max(player.level, levelAtPoints(points)));
  const from = pointsOfLevel(index) ?? 0;
  const next = pointsOfLevel(index + 1);
  const way = next === undefined ? 1 : (points - from) / (next - from);
  return {
    index,
    image: `/mock-assets/level/${index}.svg`,
    name: levelName(index, call.locale),
    points,
    ...(next === undefined ? {} : { nextLevelPoints: next }),
    progress: Math.min(100, Math.max(0, Math.floor(way * 100))),
  };
}

export function ladderOf(brand: BrandId, locale: LocaleId): Level[] {
  return levelsOf(brand, locale).map((level) => {
    const name = giftOfLevel(level.index);
    if (name === null) return level;
    const image = `/mock-assets/gift/${giftTemplates[name].type}.svg`;
    return { ...level, gift: { title: giftTitle(name, brand, locale), image } };
  });
}
