// Standings of tournaments and series. Invented players score at different paces, so that they
// overtake each other.
import type { Context } from '../context.ts';
import type { TournamentPlayer } from '../../generated/model/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { hour, second } from '../dates.ts';
import { anchorOf, lengthOf, progressAt, type EventTimes } from '../eventTime.ts';
import { avatarOf, rosterOf, publicName } from '../people.ts';
import { tournaments } from './catalogue.ts';
import type { Mechanic, SeriesDefinition, TournamentDefinition } from './catalogue/definition.ts';
import { bestSpinsOf, type Pace } from './bestSpins.ts';
import { topScoreOf } from './rules.ts';
import { membershipIn } from './state.ts';
import { spanOf } from './times.rules.ts';

/** Minimum interval between changes of the standings, milliseconds. */
export const standingsTick = 10 * second;

/**
 * The number of the tick that contains `now`. Between two ticks, time alone changes no tournament:
 * standings change at a tick, status and seats at full hours, which are ticks too.
 */
export function tickAt(now: number): number {
  return Math.floor(now / standingsTick);
}

interface Competition {
  scope: string;
  /**
   * Scope from which the invented members are chosen. All stages of a series use the same scope and so have the
   * same members, whose scores can be added up.
   */
  people: string;
  times: EventTimes;
  members: number;
  /** The highest possible score at the end, in points. */
  topScore: number;
  mechanic: Mechanic;
}

export interface Standing {
  userId: number;
  username: string;
  avatar: string;
  /** Hundredths of a point. */
  score: number;
  /** When the score was reached, epoch milliseconds. */
  scoredAt: number;
}

/** Among equal scores, the one that was reached earlier ranks higher (decision 122). */
const byRank = (one: Standing, other: Standing): number =>
  other.score - one.score || one.scoredAt - other.scoredAt || one.userId - other.userId;

const knownPaces = new WeakMap<Catalogue, Map<string, Pace[]>>();

function pacesOf(catalogue: Catalogue, { scope, members }: Competition): Pace[] {
  const known = knownPaces.get(catalogue) ?? new Map<string, Pace[]>();
  knownPaces.set(catalogue, known);
  const found = known.get(scope);
  if (found) return found;
  const random = catalogue.random(`standings/${scope}`);
  const made = Array.from({ length: members }, () => ({
    strength: random.next() ** 3,
    tempo: 0.7 + random.next() * 0.8,
  }));
  known.set(scope, made);
  return made;
}

/**
 * An invented player's score after an elapsed share of the tournament, in hundredths of a point. `reachedAt` is
 * the share at which the score was reached. The score never decreases.
 */
function scoreAt({ strength, tempo }: Pace, topScore: number, progress: number) {
  const highest = topScore * 100 * (0.02 + 0.98 * strength);
  const score = Math.floor(highest * progress ** tempo);
  return { score, reachedAt: (score / highest) ** (1 / tempo) };
}

const lastStandings = new WeakMap<Catalogue, Map<string, { progress: number; list: Standing[] }>>();

/** Invented members, best first. Cached per tick, because lists are requested often. */
function inventedStandings(catalogue: Catalogue, competition: Competition, now: number): Standing[] {
  const progress = progressAt(competition.times, tickAt(now) * standingsTick);
  if (progress === 0) return [];
  const known = lastStandings.get(catalogue) ?? new Map<string, { progress: number; list: Standing[] }>();
  lastStandings.set(catalogue, known);
  const last = known.get(competition.scope);
  if (last?.progress === progress) return last.list;
  const roster = rosterOf(catalogue, competition.people, competition.members);
  const paces = pacesOf(catalogue, competition);
  // A best multiplier must be one that a slot can pay, so it comes from simulated spins. All other scores
  // follow from the pace alone.
  const bests = competition.mechanic === 4 ? bestSpinsOf(catalogue, competition.scope, paces) : null;
  const { times } = competition;
  const list = paces
    .map((pace, place) => {
      const { score, reachedAt } =
        bests?.[place]?.(progress) ?? scoreAt(pace, competition.topScore, progress);
      return { ...roster.at(place), score, scoredAt: times.startAt + reachedAt * lengthOf(times) };
    })
    .sort(byRank);
  known.set(competition.scope, { progress, list });
  return list;
}

function ownStandings(call: Context, tournamentId: number): Standing[] {
  return Object.values(call.state.players).flatMap((player) => {
    const member = membershipIn(call, player, tournamentId);
    if (!member) return [];
    const { score, scoredAt } = member;
    const username = publicName(player);
    return [{ userId: player.id, username, avatar: avatarOf(username), score, scoredAt }];
  });
}

/** Number of this world's players who have joined. */
function realMembers(call: Context, { id }: TournamentDefinition): number {
  return Object.values(call.state.players).filter((player) => membershipIn(call, player, id)).length;
}

/** When seats become free, epoch milliseconds. */
export function seatsFreedAt(call: Pick<Context, 'state'>, { seatsFreed }: TournamentDefinition): number[] {
  return seatsFreed.map((hours) => anchorOf(call) + hours * hour);
}

/** Number of taken seats. If all seats are taken, this world's players take the seats of invented members. */
export function membersOf(call: Context, definition: TournamentDefinition): number {
  const freed = seatsFreedAt(call, definition).filter((at) => at <= call.now).length;
  return Math.min(
    definition.members - freed + realMembers(call, definition),
    definition.seats ?? Number.MAX_SAFE_INTEGER,
  );
}

/** All members, best first. Empty before the start. */
export function tournamentStandings(call: Context, definition: TournamentDefinition): Standing[] {
  const { id, seriesId, members, mechanic } = definition;
  const topScore = topScoreOf(call.brand, definition);
  const times = spanOf(call, definition);
  if (call.now < times.startAt) return [];
  const scope = `tournament/${id}`;
  const people = seriesId === null ? scope : `series/${seriesId}`;
  const invented = inventedStandings(
    call.world.catalogue,
    { scope, people, times, members, topScore, mechanic },
    call.now,
  );
  const own = ownStandings(call, id);
  // Those who have left compete no more.
  const left = members + own.length - membersOf(call, definition);
  const roster = rosterOf(call.world.catalogue, people, members);
  const gone = new Set(Array.from({ length: left }, (_, index) => roster.at(members - 1 - index).userId));
  const staying = left === 0 ? invented : invented.filter(({ userId }) => !gone.has(userId));
  return own.length === 0 ? staying : [...staying, ...own].sort(byRank);
}

/**
 * Adds the scores of two stages. The sum counts as reached when the later of the two scores was reached. A
 * score of zero doesn't count for this.
 */
function sumOf(one: Standing, other: Standing): Standing {
  const scored = [one, other].filter(({ score }) => score > 0);
  const instants = (scored.length > 0 ? scored : [one]).map(({ scoredAt }) => scoredAt);
  return { ...one, score: one.score + other.score, scoredAt: Math.max(...instants) };
}

/** A series' standings, best first. Each score is the sum of the scores in all stages. */
export function seriesStandings(call: Context, { id }: Pick<SeriesDefinition, 'id'>): Standing[] {
  const total = new Map<number, Standing>();
  const stages = tournaments.filter(({ seriesId }) => seriesId === id);
  for (const standing of stages.flatMap((stage) => tournamentStandings(call, stage))) {
    const known = total.get(standing.userId);
    total.set(standing.userId, known ? sumOf(known, standing) : standing);
  }
  return [...total.values()].sort(byRank);
}

export function playerAt(
  standings: readonly Standing[],
  index: number,
  me: number | null,
  prizeAt: (position: number) => string | undefined,
): TournamentPlayer[] {
  const standing = standings[index];
  if (!standing) return [];
  const { userId, username, avatar, score } = standing;
  const prize = prizeAt(index + 1);
  return [
    {
      userId,
      username,
      position: index + 1,
      isItsMe: userId === me,
      avatar,
      score,
      ...(prize === undefined ? {} : { prize }),
    },
  ];
}

export function leadersOf(
  standings: readonly Standing[],
  count: number,
  me: number | null,
  prizeAt: (position: number) => string | undefined,
): TournamentPlayer[] {
  return standings.slice(0, count).flatMap((_, index) => playerAt(standings, index, me, prizeAt));
}

/** The two places above and the two below a player; empty for players without a place. */
export function opponentsOf(
  standings: readonly Standing[],
  me: number | null,
  prizeAt: (position: number) => string | undefined,
): TournamentPlayer[] {
  const place = me === null ? -1 : standings.findIndex(({ userId }) => userId === me);
  if (place < 0) return [];
  const first = Math.max(0, Math.min(place - 2, standings.length - 5));
  return standings
    .slice(first, first + 5)
    .flatMap((_, index) => playerAt(standings, first + index, me, prizeAt));
}
