// Rules for rounds: the stake, the win, and the other movements of a round.
import type { Gift } from '#mocks/generated/model/index.ts';
import type { Round } from '../facts.ts';
import type { Movement } from '../journal.ts';
import type { Model } from '../model.ts';
import { lossesAbove, timeUsedUp } from '../rules/limits.ts';
import { countStake } from '../rules/play.ts';
import { checkFlights } from './flights.ts';
import { checkScore, type Done } from './score.ts';
import { checkFreeWin, checkWin, kindOfFree, take, type Moved } from './wins.ts';

/** A round paid by a gift has the gift's fixed stake and uses up one of the gift's rounds. */
function checkFreeRound(model: Model, { amount, run }: Round, gift: Gift): void {
  const fixed = gift.type === 'freebet' ? gift.amount : run.bets[0];
  model.require("a gift's round has a fixed stake", amount === fixed, () => `${amount}, not ${fixed}`);
  const now = model.gift(gift.id);
  if (now?.state !== 'activated' || model.rounds.length > 1) return;
  model.require(
    'a free round uses up one round of its gift',
    now.roundsLeft === (gift.roundsLeft ?? 0) - 1,
    () => `${now.roundsLeft} are left of ${gift.roundsLeft}`,
  );
}

function checkStake(model: Model, round: Round, { real, bonus }: Moved): void {
  const { run, amount, freeBy, roundId } = round;
  if (freeBy) {
    model.require(
      `free rounds cost nothing: ${kindOfFree(freeBy)}`,
      real + bonus === 0,
      () => `${amount} in ${run.slug} took ${real} real and ${bonus} bonus money`,
    );
    checkFreeRound(model, round, freeBy);
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

/**
 * Checks that the stake didn't exceed a loss limit.
 * @param won real money won by the round, minor units
 */
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

/** Checks the rounds of the step, and removes their movements from `fresh`. */
export function checkRounds(model: Model, fresh: Movement[]): void {
  const done: Done[] = [];
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
        bonus: model.bonus,
        isCounted: false,
        overSince: null,
      });
      checkLoss(model, round, stake, 0);
      continue;
    }
    movePoints(model, round);
    if (!round.freeBy) countStake(model, round);
    const paid = take(fresh, round.roundId, 'win');
    done.push({ round, stake, paid });
    checkLoss(model, round, stake, paid.real);
    if (round.freeBy) checkFreeWin(model, round.win, paid, round.freeBy);
    else {
      const { win, amount, roundId: what } = round;
      checkWin(model, { win, stake: { amount, ...stake }, paid, what });
    }
  }
  checkFlights(model, fresh);
  checkScore(model, done);
}
