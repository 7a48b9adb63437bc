// A tournament scores only real stakes in its games and within its bet limits.
import type { Tournament } from '#mocks/generated/model/index.ts';
import { readTournament } from '../commands/tournaments.ts';
import type { Round } from '../facts.ts';
import type { Model } from '../model.ts';
import type { Moved } from './wins.ts';

const scoreIn = ({ opponents, leaders }: Tournament): number =>
  [...opponents, ...leaders].find(({ isItsMe }) => isItsMe)?.score ?? 0;

/** A round of this step, with the money that it staked and won. */
export interface Done {
  round: Round;
  stake: Moved;
  paid: Moved;
}

/**
 * Whether a round scores. It must be paid by the player in a game of the tournament, with enough real money for
 * the minimum bet, and the whole stake must not exceed the maximum.
 */
function counts(model: Model, { betRestriction }: Tournament, { round, stake }: Done): boolean {
  const { run, amount, freeBy } = round;
  const { min = 0, max = Number.POSITIVE_INFINITY } = betRestriction ?? {};
  const least = Math.max(min, run.bets[0] ?? 0);
  return model.tournamentGames.has(run.slug) && !freeBy && stake.real >= least && amount <= max;
}

/**
 * The score after a round, by the tournament's mechanic: the sum of stakes (1), the sum of wins (2), or the
 * sum (3) or the maximum (4) of each win divided by its stake, in hundredths (S9.56).
 */
function scoreAfter(tournament: Tournament, score: number, { stake, paid }: Done): number {
  const times = Math.floor((paid.real * 100) / stake.real);
  const scores: Record<number, number> = {
    1: score + stake.real,
    2: score + paid.real,
    3: score + times,
    4: Math.max(score, times),
  };
  return scores[tournament.mechanic?.value ?? 1] ?? score;
}

export function checkScore(model: Model, rounds: readonly Done[]): void {
  const before = model.tournament;
  if (!before || rounds.length === 0) return;
  const after = readTournament(model, before.slug);
  if (!after || after.status !== before.status) return;
  model.tournament = after;
  let score = scoreIn(before);
  for (const done of rounds) if (counts(model, before, done)) score = scoreAfter(before, score, done);
  if (scoreIn(after) === score) return;
  model.fault(ruleOf(rounds), `${scoreIn(after)} instead of ${score} in ${before.slug}`);
}

function ruleOf(rounds: readonly Done[]): string {
  if (rounds.some(({ round }) => round.freeBy)) return 'a tournament counts no free rounds';
  if (rounds.some(({ stake }) => stake.bonus > 0)) return 'a tournament counts only real money';
  const isSmall = rounds.some(({ round }) => round.amount < (round.run.bets[0] ?? 0));
  return isSmall
    ? "a tournament counts no stake below the game's minimum"
    : 'a tournament counts what its page says';
}
