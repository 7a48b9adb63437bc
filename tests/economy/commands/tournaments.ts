// Steps in tournaments: joining, choosing, viewing.
import fc from 'fast-check';
import type { Tournament } from '#mocks/generated/model/index.ts';
import type { Model } from '../model.ts';
import { requireNoBreak, step, withKey, type Step } from '../step.ts';

/**
 * Slugs of tournaments of every kind: with each way of scoring, with bet limits, a price or limited seats,
 * one that hasn't begun, and one in a series.
 */
export const tournaments = [
  'friday-sprint',
  'night-race',
  'hundred-seats',
  'compoint-cup',
  'no-way-back',
  'endless-marathon',
  'league-heat',
  'morning-start',
  'comet-riders',
  'big-wallet',
  'last-chair',
] as const;

export function readTournament(model: Model, slug: string): Tournament | null {
  const reply = model.casino.get<{ data: Tournament }>(`/json-api/v2/tournaments/${slug}`);
  return reply.ok ? reply.json.data : null;
}

const seatsAtStart = new Map<string, readonly string[]>();

/** The tournaments that the persona has joined when the world starts. Cached, because the list is long. */
export function findSeats({ casino, who }: Model): readonly string[] {
  const key = `${who.brand}/${who.persona}`;
  const known = seatsAtStart.get(key);
  if (known) return known;
  const pages = [1, 2].flatMap((page) => {
    const path = `/json-api/v2/tournaments?page=${page}&limit=40`;
    return casino.get<{ data?: Tournament[] }>(path).json.data ?? [];
  });
  const seats = pages.filter(({ isMember, status }) => isMember && status !== 'past').map(({ slug }) => slug);
  seatsAtStart.set(key, seats);
  return seats;
}

/** The running tournament in which the player's bets score; null without one. */
export function findChosen(model: Model): Tournament | null {
  for (const slug of model.joined) {
    const found = readTournament(model, slug);
    if (found?.isChosen && found.status === 'active') return found;
  }
  return null;
}

const gamesByTournament = new Map<string, ReadonlySet<string>>();

/** Sets the tournament in which bets score from now on, and its games. */
export function setTournament(model: Model, tournament: Tournament | null): void {
  model.tournament = tournament;
  if (!tournament) return;
  const { brand, seed } = model.casino.options;
  const key = `${brand}/${seed}/${tournament.slug}`;
  const known = gamesByTournament.get(key);
  if (known) {
    model.tournamentGames = known;
    return;
  }
  const path = `/json-api/v2/tournaments/${tournament.slug}/games?page=1&limit=100`;
  const { json } = model.casino.get<{ data: { slug: string }[] }>(path);
  model.tournamentGames = new Set((json?.data ?? []).map(({ slug }) => slug));
  gamesByTournament.set(key, model.tournamentGames);
}

export const joinTournament = step('joinTournament', (model, slug: string, repeats: number) => {
  const path = `/json-api/v2/tournaments/${slug}/members`;
  const reply = withKey<{ data: Tournament }>(model, repeats, 'POST', path);
  requireNoBreak(model, 'joining a tournament', reply);
  if (!reply.ok) return;
  const price = reply.json.data.compointMembershipPrice ?? 0;
  model.claim('compoints', -price, ['entrance_fee'], `a seat in ${slug}`);
  model.joined.add(slug);
  if (reply.json.data.isChosen) setTournament(model, reply.json.data);
});

export const chooseTournament = step('chooseTournament', (model, slug: string) => {
  const reply = model.casino.call<{ data: Tournament }>('POST', `/json-api/v2/tournaments/${slug}/choose`);
  requireNoBreak(model, 'choosing a tournament', reply);
  if (reply.ok) setTournament(model, reply.json.data);
});

// Most joins are to tournaments in progress without bet limits, because every bet scores in them.
const slug = fc.constantFrom(...tournaments, 'endless-marathon', 'endless-marathon', 'hundred-seats');

export const competing: fc.WeightedArbitrary<Step>[] = [
  { weight: 3, arbitrary: fc.tuple(slug, fc.constantFrom(0, 0, 1)).map((a) => joinTournament(...a)) },
  { weight: 1, arbitrary: slug.map((name) => chooseTournament(name)) },
];
