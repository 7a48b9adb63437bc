import { partOf } from '../paging.ts';
import type { Context } from '../context.ts';
import type { HighFive, HighFiveStatistic, HighFiveType } from '../../generated/model/index.ts';
import type { PromoDefinition } from './catalogue/definition.ts';
import { day, isoOf, startOfDay } from '../dates.ts';
import { personNumber, personOf, publicName } from '../people.ts';
import { promotionsSlice, type StoredHighFive } from './state.ts';
import type { PlayerState } from '../state.ts';
import { isMember, pointLogsOf, receivedHighFives } from './points.view.ts';
import { factsOf } from './view.ts';
import { highFiveProblem, highFivesPerDay, highFivesPerPlayer, type HighFiveFacts } from './rules.ts';
import type { Table } from './table.view.ts';
import { isExcluded } from '../responsible-play/view.ts';

export function givenIn(call: Context, player: PlayerState, { id }: PromoDefinition): StoredHighFive[] {
  return promotionsSlice.of(call, player).given.filter(({ promoId }) => promoId === id);
}

function receiverOf(call: Context, userId: number, table: Table): HighFiveFacts['receiver'] {
  const player = call.state.players[String(userId)];
  if (player && (player.isMultiAccount || isExcluded(call, player))) return 'barred';
  return table.placeOf(userId) === null ? null : 'fine';
}

export function highFiveFacts(
  call: Context,
  player: PlayerState,
  definition: PromoDefinition,
  toUserId: number,
  table: Table,
): HighFiveFacts {
  const given = givenIn(call, player, definition);
  return {
    isMultiAccount: player.isMultiAccount,
    isMember: isMember(call, player, definition),
    isSelf: toUserId === player.id,
    receiver: receiverOf(call, toUserId, table),
    givenToday: given.filter(({ at }) => at >= startOfDay(call.now)).length,
    givenToReceiver: given.filter(({ userId }) => userId === toUserId).length,
  };
}

export function mayHighFive(
  call: Context,
  player: PlayerState | null,
  definition: PromoDefinition,
  toUserId: number,
  table: Table,
): boolean {
  return (
    player !== null &&
    highFiveProblem(factsOf(call, definition), highFiveFacts(call, player, definition, toUserId, table)) ===
      null
  );
}

export function fiveOf(
  call: Context,
  type: HighFiveType,
  { id, userId, at }: StoredHighFive,
  table: Table,
): HighFive {
  const place = table.placeOf(userId);
  const standing = place === null ? null : table.at(place);
  const player = call.state.players[String(userId)];
  const number = personNumber(userId);
  const username =
    standing?.username ??
    (player ? publicName(player) : number === null ? `player_${userId}` : personOf(number).username);
  return {
    id,
    type,
    userId,
    username,
    ...(standing ? { rank: standing.rank, points: standing.points } : {}),
    createdAt: isoOf(at),
  };
}

export function highFivesOf(
  call: Context,
  player: PlayerState,
  definition: PromoDefinition,
  { type, order, page, limit }: { type: HighFiveType; order: 'asc' | 'desc'; page: number; limit: number },
  table: Table,
): { items: HighFive[]; totalItems: number } {
  const fives =
    type === 'sent' ? givenIn(call, player, definition) : receivedHighFives(call, player, definition);
  const sorted = fives.toSorted((one, other) => (order === 'asc' ? one.at - other.at : other.at - one.at));
  const { data, total } = partOf(sorted, { page, limit });
  return { items: data.map((five) => fiveOf(call, type, five, table)), totalItems: total };
}

/**
 * A player's high-fives: counts, rank, earned points, and today's count with the daily limits. The counts are 0
 * for a guest.
 */
export function highFiveStatistic(
  call: Context,
  player: PlayerState | null,
  definition: PromoDefinition,
): HighFiveStatistic {
  const given = player ? givenIn(call, player, definition) : [];
  const received = player ? receivedHighFives(call, player, definition) : [];
  const today = startOfDay(call.now);
  const logs = player
    ? pointLogsOf(call, player, definition).filter(({ reason }) => reason.startsWith('high_five'))
    : [];
  const brought = (wanted: boolean): number =>
    logs.reduce((sum, { points, isAdditional }) => (isAdditional === wanted ? sum + points : sum), 0);
  const count = given.length + received.length;
  return {
    sent: given.length,
    received: received.length,
    ...(count === 0 ? {} : { rank: Math.max(1, Math.round(definition.participants / (1 + count * count))) }),
    points: brought(false),
    ...(definition.additional ? { additionalPoints: brought(true) } : {}),
    daily: {
      sent: given.filter(({ at }) => at >= today).length,
      limit: highFivesPerDay,
      perUserLimit: highFivesPerPlayer,
      resetAt: isoOf(today + day),
    },
  };
}
