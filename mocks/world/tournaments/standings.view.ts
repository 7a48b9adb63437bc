// Standings of tournaments and series. Invented players score at different paces, so that they
// overtake each other.
import type { Context } from '../context.ts';
import type { TournamentPlayer } from '../../generated/model/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { second } from '../dates.ts';
import { progressAt, type EventTimes } from '../eventTime.ts';
import { avatarOf, rosterOf, publicName } from '../people.ts';
import type { PlayerState } from '../state.ts';

/** Minimum interval between changes of the standings, milliseconds. */
export const standingsTick = 10 * second;

export interface Competition {
  scope: string;
  times: EventTimes;
  members: number;
  /** The highest possible score at the end, in points. */
  topScore: number;
}

export interface Standing {
  userId: number;
  username: string;
  avatar: string;
  /** Hundredths of a point. */
  score: number;
}

interface Pace {
  /** Share of the highest score, 0 to 1. */
  strength: number;
  /** Below 1 for a fast start. */
  tempo: number;
}

const paces = new WeakMap<Catalogue, Map<string, Pace[]>>();

function pacesOf(catalogue: Catalogue, { scope, members }: Competition): Pace[] {
  const known = paces.get(catalogue) ?? new Map<string, Pace[]>();
  paces.set(catalogue, known);
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
 * An invented player's score at a share of the elapsed time, hundredths of a point. Never
 * decreases.
 */
export function scoreAt({ strength, tempo }: Pace, topScore: number, progress: number): number {
  return Math.floor(topScore * 100 * (0.02 + 0.98 * strength) * progress ** tempo);
}

const lastStandings = new WeakMap<Catalogue, Map<string, { progress: number; list: Standing[] }>>();

/** Invented members, best first. Cached per tick, because lists are requested often. */
function inventedStandings(catalogue: Catalogue, competition: Competition, now: number): Standing[] {
  const progress = progressAt(competition.times, Math.floor(now / standingsTick) * standingsTick);
  if (progress === 0) return [];
  const known = lastStandings.get(catalogue) ?? new Map<string, { progress: number; list: Standing[] }>();
  lastStandings.set(catalogue, known);
  const last = known.get(competition.scope);
  if (last?.progress === progress) return last.list;
  const roster = rosterOf(catalogue, competition.scope, competition.members);
  const list = pacesOf(catalogue, competition)
    .map((pace, place) => ({ ...roster.at(place), score: scoreAt(pace, competition.topScore, progress) }))
    .sort((one, other) => other.score - one.score || one.userId - other.userId);
  known.set(competition.scope, { progress, list });
  return list;
}

/** All members, best first. `scoreOf` returns null for players who haven't joined. */
export function standingsOf(
  call: Context,
  competition: Competition,
  scoreOf: (player: PlayerState) => number | null,
): Standing[] {
  const invented = inventedStandings(call.world.catalogue, competition, call.now);
  const own = Object.values(call.state.players).flatMap((player): Standing[] => {
    const score = scoreOf(player);
    const username = publicName(player);
    return score === null || call.now < competition.times.startAt
      ? []
      : [{ userId: player.id, username, avatar: avatarOf(username), score }];
  });
  if (own.length === 0) return invented;
  return [...invented, ...own].sort((one, other) => other.score - one.score || one.userId - other.userId);
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

/** The two places before and the two after a player; empty for others. */
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
