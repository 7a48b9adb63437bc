// Every flight ends, and pays exactly what the page shows.
import type { Gift } from '#mocks/generated/model/index.ts';
import type { Flight } from '../facts.ts';
import type { Movement } from '../journal.ts';
import type { Model } from '../model.ts';
import { touch } from '../rules/limits.ts';
import { countFlight, longestFlight, winAt } from '../rules/play.ts';
import { checkFreeWin, checkWin, take, type Moved } from './wins.ts';

/** If a gift was given up or has expired, the win of its flight is lost too. */
function checkFreeLanding(model: Model, win: number, paid: Moved, gift: Gift): void {
  if (model.gift(gift.id)?.state === 'activated') checkFreeWin(model, win, paid, gift);
}

function checkCashOut(model: Model, flight: Flight, win: number, paid: Moved): void {
  const { stake, roundId: what, bonus, isCounted } = flight;
  model.require(
    'a flight counts for the wagering when it lands',
    !isCounted || win === 0,
    () => `${what} counted before it won ${win}`,
  );
  countFlight(model, flight);
  checkWin(model, { win, stake, paid, what }, bonus);
}

/** The multiplier that a flight can show by now. */
function shownBy(model: Model, { startedAt }: Flight): number {
  return Math.floor(Math.exp(0.12 * ((model.now - startedAt) / 1_000)) * 100 + 1e-9) / 100;
}

/** A break or a limit lands a flight at the multiplier of that moment, or returns the stake. */
function checkForcedLanding(model: Model, flight: Flight, win: number): void {
  const { stake, roundId, run } = flight;
  const hasLimit = Object.values(model.limits).some((periods) =>
    Object.values(periods).some(({ amount }) => amount !== null),
  );
  model.require(
    'a flight pays without a cash-out only if a break or a limit can have ended play',
    run.closedAt !== null || hasLimit,
    () => `${roundId} paid ${win}`,
  );
  model.require(
    'a flight that the end of play lands pays from its stake to what it shows',
    win >= stake.amount && win <= Math.max(stake.amount, winAt(stake.amount, shownBy(model, flight))),
    () => `${roundId} paid ${win} for ${stake.amount} at up to x${shownBy(model, flight)}`,
  );
}

function checkLanding(model: Model, flight: Flight, fresh: Movement[]): boolean {
  const paid = take(fresh, flight.roundId, 'win');
  const cashed = model.cashOuts.find(({ roundId }) => roundId === flight.roundId);
  const isOver = model.now - flight.startedAt > longestFlight;
  const sum = paid.real + paid.bonus;
  const { auto, stake, roundId } = flight;
  if (cashed) {
    model.require(
      'a cash-out pays its multiplier',
      cashed.win === 0 || cashed.win === winAt(stake.amount, cashed.multiplier),
      () => `${cashed.win} at x${cashed.multiplier} for ${stake.amount}`,
    );
    const shown = shownBy(model, flight);
    model.require(
      'every flight lands',
      !isOver || auto !== null || cashed.win === 0,
      () => `${roundId} was cashed out at x${cashed.multiplier} after ${model.now - flight.startedAt} ms`,
    );
    model.require(
      'a cash-out pays no more than the flight shows',
      cashed.win === 0 || cashed.multiplier <= Math.max(shown, auto ?? 1),
      () => `x${cashed.multiplier} where the flight can show x${shown}`,
    );
    if (flight.freeBy) checkFreeLanding(model, cashed.win, paid, flight.freeBy);
    else checkCashOut(model, flight, cashed.win, paid);
    return true;
  }
  if (sum > 0) {
    const isAuto = auto !== null && sum === winAt(stake.amount, auto);
    if (!isAuto) checkForcedLanding(model, flight, sum);
    checkCashOut(model, flight, sum, paid);
    return true;
  }
  if (!isOver) return false;
  // The win of a free bet is booked as a bonus. A later check covers it, so the flight is kept until then.
  if (flight.freeBy && flight.overSince === null) {
    flight.overSince = model.step;
    return false;
  }
  countFlight(model, flight);
  return checkHasLanded(model, flight);
}

/** Once the longest possible flight is over, the crash game's poll must report this flight as ended. */
function checkHasLanded(model: Model, { run, roundId, startedAt }: Flight): boolean {
  if (run.closedAt === null) {
    const reply = model.casino.provider<{ status: string }>('crash/state', { runToken: run.token, roundId });
    if (reply.status !== 410) touch(run, model.now);
    if (reply.ok)
      model.require(
        'every flight lands',
        reply.json.status !== 'flying',
        () => `${roundId} still flies ${model.now - startedAt} ms after its start`,
      );
  }
  return true;
}

/** Checks flights in the air and removes those that have ended. */
export function checkFlights(model: Model, fresh: Movement[]): void {
  model.flights = model.flights.filter((flight) => !checkLanding(model, flight, fresh));
}
