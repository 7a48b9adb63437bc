// Tournaments count only real stakes that their page and the game allow.
import type { Tournament } from '#mocks/generated/model/index.ts';
import { readTournament } from '../commands/tournaments.ts';
import type { Round } from '../facts.ts';
import type { Model } from '../model.ts';
import type { Moved } from './wins.ts';

const scoreIn = ({ opponents, leaders }: Tournament): number =>
  [...opponents, ...leaders].find(({ isItsMe }) => isItsMe)?.score ?? 0;

/** A round's maximum score: 1 point per unit staked or won, win divided by bet, or the best of those (S9.56). */
function scoreOf(tournament: Tournament, round: Round, stake: Moved, before: number): number {
  const { amount, win } = round;
  const won = win ?? 0;
  const realWin = amount > 0 ? won - Math.floor((won * stake.bonus) / amount) : 0;
  const times = Math.floor((won * 100) / amount);
  const points: Record<number, number> = {
    1: stake.real,
    2: realWin,
    3: times,
    4: Math.max(0, times - before),
  };
  return points[tournament.mechanic?.value ?? 1] ?? 0;
}

export function checkScore(model: Model, rounds: readonly { round: Round; stake: Moved }[]): void {
  const before = model.tournament;
  if (!before || rounds.length === 0) return;
  const after = readTournament(model, before.slug);
  if (!after || after.status !== before.status) return;
  model.tournament = after;
  const gained = scoreIn(after) - scoreIn(before);
  let most = 0;
  let score = scoreIn(before);
  for (const { round, stake } of rounds) {
    const { min = 0, max = Number.POSITIVE_INFINITY } = before.betRestriction ?? {};
    const counts = model.tournamentGames.has(round.run.slug) && round.amount >= min && round.amount <= max;
    const why = stake.real === 0 ? 'bonus' : round.amount < (round.run.bets[0] ?? 0) ? 'small' : null;
    if (!counts || why !== null || round.freeBy) {
      if (gained > 0 && counts && rounds.length === 1)
        return faultOfScore(model, round, why, gained, before.slug);
      continue;
    }
    const points = scoreOf(before, round, stake, score);
    most += points;
    score += points;
  }
  if (gained <= most) return;
  const isMixed = rounds.some(({ stake }) => stake.bonus > 0);
  const rule = isMixed ? 'a tournament counts only real money' : 'a tournament counts what its page says';
  model.fault(rule, `${gained} instead of ${most} in ${before.slug}`);
}

function faultOfScore(
  model: Model,
  round: Round,
  why: 'bonus' | 'small' | null,
  gained: number,
  slug: string,
): void {
  const what = `a stake of ${round.amount} brought ${gained} in ${slug}`;
  if (round.freeBy) model.fault('a tournament counts no free rounds', what);
  else if (why === 'bonus') model.fault('a tournament counts only real money', what);
  else model.fault("a tournament counts no stake below the game's minimum", what);
}
