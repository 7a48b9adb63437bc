// The cost and the win of rounds, and their other movements.
import type { Round } from '../facts.ts';
import type { Movement } from '../journal.ts';
import type { Model } from '../model.ts';
import { lossesAbove, timeUsedUp } from '../rules/limits.ts';
import { checkFlights } from './flights.ts';
import { checkScore } from './score.ts';
import { checkFreeWin, checkWin, kindOfFree, take, type Moved } from './wins.ts';

function checkStake(model: Model, round: Round, { real, bonus }: Moved): void {
  const { run, amount, freeBy, roundId } = round;
  if (freeBy) {
    model.require(
      `free rounds cost nothing: ${kindOfFree(freeBy)}`,
      real + bonus === 0,
      () => `${amount} in ${run.slug} took ${real} real and ${bonus} bonus money`,
    );
    return;
  }
  model.require(
    'a stake is taken whole',
    real + bonus === amount,
    () => `${roundId}: ${real} + ${bonus} of ${amount}`,
  );
  if (bonus > 0)
    model.require('bonus money is staked only in games that accept it', run.takesBonus, () => run.slug);
}

/** @param won real money won by the round, minor units */
function checkLoss(model: Model, { run }: Round, { real }: Moved, won: number): void {
  if (real === 0) return;
  for (const over of lossesAbove(model, won))
    model.fault('a loss limit holds', `a stake of ${real} real money in ${run.slug}: ${over}`);
}

function checkTime(model: Model, { run }: Round): void {
  if (model.hasGoneBack) return;
  for (const over of timeUsedUp(model))
    model.fault('a time limit ends play', `a bet in ${run.slug} with ${over}`);
}

function movePoints(model: Model, { run, amount, freeBy }: Round): void {
  if (run.kind !== 'slot') return;
  if (freeBy) {
    model.freeStakes += amount;
    return;
  }
  const per = model.stakePerPoint;
  const points = Math.floor((model.slotStakes + amount) / per) - Math.floor(model.slotStakes / per);
  model.slotStakes += amount;
  model.claim('compoints', points, ['points_earned'], `stakes in ${run.slug}`);
}

function moveWagering(model: Model, { run, amount, freeBy }: Round): void {
  if (!model.bonus || !run.takesBonus || freeBy) return;
  model.bonus.staked = Math.min(model.bonus.required, model.bonus.staked + amount);
}

/** Matches movements to rounds and removes them from the list. */
export function checkRounds(model: Model, fresh: Movement[]): void {
  const done: { round: Round; stake: Moved }[] = [];
  for (const round of model.rounds) {
    const stake = take(fresh, round.roundId, 'bet');
    checkStake(model, round, stake);
    checkTime(model, round);
    if (round.win === null) {
      const { roundId, run, auto, amount, freeBy } = round;
      const startedAt = model.startOfStep;
      model.flights.push({
        roundId,
        run,
        auto,
        stake: { amount, ...stake },
        startedAt,
        freeBy,
        overSince: null,
      });
      checkLoss(model, round, stake, 0);
      continue;
    }
    movePoints(model, round);
    moveWagering(model, round);
    done.push({ round, stake });
    const paid = take(fresh, round.roundId, 'win');
    checkLoss(model, round, stake, paid.real);
    if (round.freeBy) checkFreeWin(model, round.win, paid, round.freeBy);
    else checkWin(model, round.win, { amount: round.amount, ...stake }, paid, round.roundId);
  }
  checkFlights(model, fresh);
  checkScore(model, done);
}
