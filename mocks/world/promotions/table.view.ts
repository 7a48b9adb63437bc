// The ranking of up to 100,000 participants, computed one page at a time. The points of invented participants
// follow from their place by a formula. This world's players are inserted according to their points.
import type { Context } from '../context.ts';
import type { PromoParticipant } from '../../generated/model/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { promoTimes } from './catalogue.ts';
import { pointUnit, type PromoDefinition } from './catalogue/definition.ts';
import { minute } from '../dates.ts';
import { anchorOf, progressAt, statusAt } from '../eventTime.ts';
import type { PlayerState } from '../state.ts';
import { avatarOf, rosterOf, type Person, type Roster, publicName } from '../people.ts';
import { isMember, memberSince, pointsOf } from './points.view.ts';

/**
 * Interval at which the table changes, in milliseconds. Pages that are requested within the same interval are
 * consistent with each other.
 */
const tableTick = 5 * minute;

export interface Standing extends Person {
  rank: number;
  points: number;
  additionalPoints: number;
}

export interface Table {
  readonly size: number;
  /** The participant at an index from 0, best first. */
  readonly at: (place: number) => Standing;
  /** Only the points at an index, multiplied by 10,000. Cheaper than `at` in scans of the table. */
  readonly pointsAt: (place: number) => number;
  readonly placeOf: (userId: number) => number | null;
  readonly search: (text: string) => number[];
  readonly byName: () => readonly number[];
}

interface Member extends Person {
  points: number;
  additionalPoints: number;
  /** Number of invented participants above this member. */
  before: number;
}

/** How far ahead of the crowd the first places are: the leader has nearly twice the points of the hundredth. */
const leaderShare = 0.45;
const goldenRatio = 0.618_033_988_749_895;

/** The part of the leader's points that a place has. Falls with the place, fastest among the first ones. */
function partAt(place: number, size: number): number {
  const share = (size - place) / size;
  const square = share * share;
  return (1 - leaderShare) * square * square + (leaderShare * share) / (1 + place / 4);
}

/**
 * Points of an invented participant, multiplied by 10,000. Never increases with the place. The differences
 * between neighbours are uneven, as among real players.
 */
export function inventedPoints(place: number, size: number, topPoints: number, progress: number): number {
  const own = partAt(place, size);
  const unevenness = (place * goldenRatio) % 1;
  const part = own - unevenness * (own - partAt(place + 1, size));
  return Math.floor(topPoints * part * progress) * pointUnit;
}

/** Counts the values that are at least `value`. There are `size` values, in descending order. */
export function countAtLeast(value: number, size: number, valueAt: (place: number) => number): number {
  let [low, high] = [0, size];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (valueAt(middle) >= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The number of invented participants; 0 before the promotion starts. */
function inventedCount(call: Context, definition: PromoDefinition): number {
  const times = promoTimes(definition, anchorOf(call));
  return statusAt(times, call.now) === 'future' ? 0 : definition.participants;
}

/** This world's players who take part. */
function joinedPlayers(call: Context, definition: PromoDefinition): PlayerState[] {
  return Object.values(call.state.players).filter(
    (player) => memberSince(call, player, definition) !== null && isMember(call, player, definition),
  );
}

/** The number of participants. Cheaper than the table, because it doesn't need their points. */
export function participantCount(call: Context, definition: PromoDefinition): number {
  return inventedCount(call, definition) + joinedPlayers(call, definition).length;
}

function membersOf(
  call: Context,
  definition: PromoDefinition,
  size: number,
  valueAt: (place: number) => number,
): Member[] {
  return joinedPlayers(call, definition)
    .map((player): Member => {
      const own = pointsOf(call, player, definition);
      const username = publicName(player);
      return {
        userId: player.id,
        username,
        avatar: avatarOf(username),
        ...own,
        before: countAtLeast(own.points, size, valueAt),
      };
    })
    .toSorted((one, other) => other.points - one.points || one.userId - other.userId);
}

const sortedNames = new WeakMap<Catalogue, Map<number, number[]>>();

/**
 * The positions of all people in a roster, sorted by name. Cached, because sorting 100,000 names is slow.
 */
function namesOf(catalogue: Catalogue, { id }: PromoDefinition, roster: Roster): number[] {
  const known = sortedNames.get(catalogue) ?? new Map<number, number[]>();
  sortedNames.set(catalogue, known);
  const found = known.get(id);
  if (found) return found;
  const named = Array.from({ length: roster.size }, (_, place) => [roster.nameAt(place), place] as const);
  const places = named.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, place]) => place);
  known.set(id, places);
  return places;
}

/** The invented participants and the members, with functions that map both to positions in the whole table. */
interface Layout {
  definition: PromoDefinition;
  roster: Roster;
  members: readonly Member[];
  readonly memberPlace: (index: number) => number;
  readonly placeOfInvented: (invented: number) => number;
  readonly valueAt: (invented: number) => number;
}

function standingAt({ definition, roster, members, memberPlace, valueAt }: Layout, place: number): Standing {
  const member = members.find((_, candidate) => memberPlace(candidate) === place);
  if (member) {
    const { before: _, ...person } = member;
    return { ...person, rank: place + 1 };
  }
  const invented = place - members.filter((_, candidate) => memberPlace(candidate) < place).length;
  const points = valueAt(invented);
  return {
    ...roster.at(invented),
    rank: place + 1,
    points,
    additionalPoints: definition.additional ? Math.floor(points / pointUnit / 10) * pointUnit : 0,
  };
}

function search({ roster, members, memberPlace, placeOfInvented }: Layout, text: string): number[] {
  const wanted = text.trim().toLowerCase();
  const own = members.flatMap(({ username }, index) =>
    username.toLowerCase().includes(wanted) ? [memberPlace(index)] : [],
  );
  const others: number[] = [];
  for (let place = 0; place < roster.size; place += 1)
    if (roster.nameAt(place).includes(wanted)) others.push(placeOfInvented(place));
  return [...own, ...others].sort((one, other) => one - other);
}

function byName(
  catalogue: Catalogue,
  { definition, roster, members, memberPlace, placeOfInvented }: Layout,
): number[] {
  const invented = namesOf(catalogue, definition, roster);
  const places = invented.map(placeOfInvented);
  const inserts = members
    .map(({ username }, index) => {
      const name = username.toLowerCase();
      return {
        at: countAtLeast(1, invented.length, (position) =>
          roster.nameAt(invented[position] ?? 0) < name ? 1 : 0,
        ),
        place: memberPlace(index),
        name,
      };
    })
    .toSorted((one, other) => other.at - one.at || (one.name < other.name ? 1 : -1));
  // Inserts from the end, so that the positions of the remaining inserts stay valid.
  for (const { at, place } of inserts) places.splice(at, 0, place);
  return places;
}

export function tableOf(call: Context, definition: PromoDefinition): Table {
  const times = promoTimes(definition, anchorOf(call));
  const size = inventedCount(call, definition);
  const roster = rosterOf(call.world.catalogue, `promo/${definition.id}`, size);
  const progress = progressAt(times, Math.floor(call.now / tableTick) * tableTick);
  const valueAt = (place: number): number => inventedPoints(place, size, definition.topPoints, progress);
  const members = membersOf(call, definition, size, valueAt);
  const memberPlace = (index: number): number => (members[index]?.before ?? 0) + index;
  const placeOfInvented = (invented: number): number =>
    invented + members.filter(({ before }) => before <= invented).length;
  const ownPlaces = new Map(members.map(({ points }, index) => [memberPlace(index), points]));
  const sortedPlaces = [...ownPlaces.keys()];
  const layout: Layout = { definition, roster, members, memberPlace, placeOfInvented, valueAt };
  return {
    size: size + members.length,
    at: (place) => standingAt(layout, place),
    pointsAt(place) {
      const own = ownPlaces.get(place);
      if (own !== undefined) return own;
      const next = sortedPlaces.findIndex((ownPlace) => ownPlace > place);
      return valueAt(place - (next < 0 ? sortedPlaces.length : next));
    },
    placeOf(userId) {
      const index = members.findIndex((member) => member.userId === userId);
      if (index >= 0) return memberPlace(index);
      const invented = roster.placeOf(userId);
      return invented === null ? null : placeOfInvented(invented);
    },
    search: (text) => search(layout, text),
    byName: () => byName(call.world.catalogue, layout),
  };
}

export interface TableQuery {
  field: 'rank' | 'points' | 'username';
  order: 'asc' | 'desc';
  page: number;
  limit: number;
  q: string;
}

/** One page of places, and their total number. Ascending ranks mean descending points. */
export function placesOfPage(
  table: Table,
  { field, order, page, limit, q }: TableQuery,
): { places: number[]; total: number } {
  const isSearched = q.trim() !== '';
  const searched = isSearched ? table.search(q) : null;
  const named =
    field === 'username'
      ? searched
        ? searched.toSorted((one, other) => (table.at(one).username < table.at(other).username ? -1 : 1))
        : table.byName()
      : searched;
  const total = named?.length ?? table.size;
  const isReversed = field === 'points' ? order === 'asc' : order === 'desc';
  const from = (page - 1) * limit;
  const length = Math.max(0, Math.min(limit, total - from));
  const places = Array.from({ length }, (_, index) => {
    const position = isReversed ? total - 1 - from - index : from + index;
    return named ? (named[position] ?? 0) : position;
  });
  return { places, total };
}

export function participantOf(
  { userId, username, avatar, rank, points, additionalPoints }: Standing,
  { me, hasAdditional, mayFive }: { me: number | null; hasAdditional: boolean; mayFive: boolean },
): PromoParticipant {
  return {
    userId,
    username,
    avatar,
    rank,
    points,
    ...(hasAdditional ? { additionalPoints } : {}),
    isItsMe: userId === me,
    canHighFive: mayFive,
  };
}
