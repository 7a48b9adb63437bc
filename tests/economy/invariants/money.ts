// Every movement of money has a valid cause and amount, and every payment that is due arrives.
import type { Gift } from '#mocks/generated/model/index.ts';
import { readTournament } from '../commands/tournaments.ts';
import type { Movement } from '../journal.ts';
import { isPrize } from './beginning.ts';
import { isFundedBy, noteActivation } from '../rules/gifts.ts';
import { depositsAbove } from '../rules/limits.ts';
import { countCrashed, winAt } from '../rules/play.ts';
import { day, minute, type BookedDeposit, type Invoice } from '../facts.ts';
import type { Model } from '../model.ts';

/** Fees that the casino refunds, by payment method. A fee is a percentage of the deposit. */
const refundedFees: Readonly<Record<number, number>> = { 88: 3 };

function invoiceOf({ now, invoices }: Model, { row, delta }: Movement): Invoice | undefined {
  const invoice = invoices.find(({ id }) => row.reference === `deposit-${id}`);
  if (!invoice || invoice.isBooked || invoice.amount !== delta) return undefined;
  const { status, comes } = invoice;
  return status === 'paid' || (comes?.status === 'paid' && comes.at <= now) ? invoice : undefined;
}

/** Checks that a deposit is booked once, for a paid invoice, within limits and outside breaks. */
function bookDeposit(model: Model, movement: Movement): boolean {
  const { row, delta } = movement;
  const invoice = invoiceOf(model, movement);
  if (!invoice) return false;
  invoice.isBooked = true;
  invoice.status = 'paid';
  invoice.comes = null;
  const fee = Math.floor((delta * (refundedFees[invoice.systemId] ?? 0)) / 100);
  model.claim('real', fee, ['cashback'], `the fee of ${delta}`);
  const { giftId } = invoice;
  model.deposits.push({ amount: delta, giftId, at: row.at, step: model.step, usedBy: null });
  for (const over of depositsAbove(model, row.at))
    model.fault('a deposit limit holds when a deposit is booked', `${delta}: ${over}`);
  if (model.isResting() && model.startOfStep >= invoice.openedAt)
    model.fault('a break holds: a deposit is booked', `${delta} was booked during a break`);
  return true;
}

function returnPayout(model: Model, { row, delta }: Movement): boolean {
  const payout = model.payouts.find(({ id, isReturned }) => row.reference === `payout-${id}` && !isReturned);
  if (payout?.amount !== delta) return false;
  const isForgotten = payout.confirmedAt === null && row.at >= payout.createdAt + day;
  const isDeclined =
    payout.confirmedAt !== null && row.at >= payout.confirmedAt + 30 * minute && payout.amount % 100 === 2;
  if (!isForgotten && !isDeclined) return false;
  payout.isReturned = true;
  return true;
}

function endBonus(model: Model, { row, delta }: Movement): boolean {
  if (row.kind === 'bonus_expired') {
    const gift = model.gift(model.bonus?.giftId ?? null);
    const isOver = gift?.expiredAt !== undefined && Date.parse(gift.expiredAt) <= model.now;
    if (isOver) model.bonus = null;
    return isOver;
  }
  const { bonus } = model;
  countCrashed(model, () => bonus !== null && bonus.staked >= bonus.required);
  model.require(
    'bonus money becomes real only by wagering',
    bonus !== null && bonus.staked >= bonus.required,
    () => `${-delta} became real with ${bonus?.staked ?? 0} of ${bonus?.required ?? 0} staked`,
  );
  model.bonus = null;
  return true;
}

/** The smallest bonus that suffices for a bet, minor units. */
export const smallestBonus: Readonly<Record<string, number>> = { RUB: 1_000, EUR: 20, BRL: 100 };

/** A bonus that is too small for a bet is taken away, and its wagering ends. */
function endSmallBonus(model: Model, { account, delta }: Movement): boolean {
  if (account !== 'bonus' || -delta >= (smallestBonus[model.who.currency] ?? 0)) return false;
  model.bonus = null;
  return true;
}

const slugs = new Map<string, string>();

function slugOf(model: Model, id: string): string | undefined {
  const known = slugs.get(id);
  if (known !== undefined) return known;
  for (const page of [1, 2]) {
    const path = `/json-api/v2/tournaments?page=${page}&limit=40`;
    const { json } = model.casino.get<{ data: { id: number; slug: string }[] }>(path);
    for (const found of json?.data ?? []) slugs.set(String(found.id), found.slug);
  }
  return slugs.get(id);
}

function takePrize(model: Model, { row, delta }: Movement): boolean {
  const { reference = '' } = row;
  const [what = '', id = ''] = reference.split('-');
  if (what !== 'tournament' && what !== 'series' && what !== 'jackpot') return false;
  model.require(
    'a prize is paid once',
    !model.prizes.has(reference),
    () => `${reference} paid ${delta} again`,
  );
  model.prizes.add(reference);
  if (what === 'jackpot') {
    const at = Number(id);
    return model.journal.between(at - day, at + 1, 'real', ['bet']) < 0;
  }
  if (!isPrize(model, reference, delta)) return false;
  const slug = what === 'tournament' ? slugOf(model, id) : undefined;
  if (slug === undefined) return what === 'series';
  const result = readTournament(model, slug)?.result;
  return result === undefined || result.prizeMoney?.[model.who.currency] === delta;
}

/**
 * Ends the flight of a free bet that was cashed out automatically. False if the win belongs to no such
 * flight.
 */
function landFree(model: Model, gift: Gift, win: number): boolean {
  const flight = model.flights.find(({ freeBy }) => freeBy?.id === gift.id);
  if (!flight || flight.auto === null || winAt(flight.stake.amount, flight.auto) !== win) return false;
  model.flights = model.flights.filter((other) => other !== flight);
  return true;
}

/** Whether a gift had ended before this step. A gift that has ended also loses the win of its flight. */
const hasEnded = ({ giftsBefore }: Model, { id }: Gift): boolean => {
  const was = giftsBefore.get(id)?.state;
  return was === 'used' || was === 'expired';
};

/** Starts the wagering of a gift's bonus. False if the movement belongs to no gift. */
function startBonus(model: Model, { row, delta }: Movement): boolean {
  const gift = model.gift(Number(row.reference?.replace('gift-', '')));
  if (!gift) return false;
  if (gift.type === 'deposit_bonus' && model.bonusRoom !== null) {
    const { bonusRoom } = model;
    model.require(
      'a deposit bonus is its percentage of the deposits, up to its maximum',
      delta === bonusRoom || bonusRoom === Number.POSITIVE_INFINITY,
      () => `a bonus of ${delta}, not ${bonusRoom}`,
    );
    return true;
  }
  if (hasEnded(model, gift)) return false;
  if (landFree(model, gift, delta)) return true;
  if (delta > model.freeWins) return false;
  model.freeWins -= delta;
  return true;
}

const byTime: Readonly<Record<string, (model: Model, movement: Movement) => boolean>> = {
  deposit: bookDeposit,
  payout_cancel: returnPayout,
  payout_declined: returnPayout,
  bonus_expired: endBonus,
  bonus_wagered: endBonus,
  bonus_cancel: endSmallBonus,
  prize: takePrize,
  bonus: startBonus,
};

function noteBonus(model: Model, { account, delta, row }: Movement): void {
  if (account !== 'bonus' || row.kind !== 'bonus') return;
  const gift = model.gift(Number(row.reference?.replace('gift-', '')));
  const giftId = gift?.id ?? null;
  const required = delta * (gift?.wager ?? 1);
  if (model.bonus) model.bonus.required += required;
  else model.bonus = { giftId, required, staked: 0 };
}

/** Records the gifts that a deposit has activated in this step without a call of the player. */
export function noteActivations(
  model: Model,
  before: ReadonlyMap<number, Gift>,
  booked: readonly BookedDeposit[],
): void {
  // Compares the time of activation, because a gift may also have ended in this step, after a long jump of
  // the clock.
  const waiting = model.gifts.flatMap(({ id, activatedAt }) => {
    const was = before.get(id);
    // Free spins that were returned by an unpaid payout keep the time of their first activation.
    const isFresh = was?.state === 'received' && activatedAt !== was.activatedAt && !model.activated.has(id);
    return isFresh ? [was] : [];
  });
  for (const by of booked) {
    const gift = waiting.find(({ id }) => id === by.giftId && !model.activated.has(id));
    if (gift && isFundedBy(model, gift, by)) noteActivation(model, gift, by);
  }
  for (const { id, type } of waiting)
    model.require(
      'a gift is activated by a deposit that was opened for it',
      model.activated.has(id),
      () => `${type} ${id}`,
    );
}

function explain(model: Model, movement: Movement): boolean {
  const { account, delta, row } = movement;
  const index = model.claims.findIndex(
    (claim) => claim.account === account && claim.delta === delta && claim.kinds.includes(row.kind),
  );
  if (index >= 0) {
    model.claims.splice(index, 1);
    return true;
  }
  return byTime[row.kind]?.(model, movement) ?? false;
}

/** Checks that wins of free rounds have become bonus money in this step. */
function checkFreeWins(model: Model): void {
  if (model.freeWins > 0) model.fault('winnings of free rounds are credited', `${model.freeWins} never came`);
  model.freeWins = 0;
}

/**
 * Finds the reason for each new movement. Deposits come first, because gifts and fees follow from them. A
 * wagered bonus moves between two of the player's accounts, so its second movement is skipped.
 */
export function explainMoney(model: Model, fresh: Movement[], before: ReadonlyMap<number, Gift>): void {
  const others: Movement[] = [];
  model.giftsBefore = before;
  const known = model.deposits.length;
  for (const movement of fresh) {
    if (movement.row.kind === 'deposit') {
      if (!bookDeposit(model, movement)) unexplained(model, movement);
    } else if (!(movement.row.kind === 'bonus_wagered' && movement.account === 'real')) others.push(movement);
  }
  noteActivations(model, before, model.deposits.slice(known));
  for (const movement of others) {
    if (!explain(model, movement)) unexplained(model, movement);
    noteBonus(model, movement);
  }
  checkFreeWins(model);
  for (const { isOwed, why, delta, account, kinds } of model.claims.slice())
    if (isOwed && !(kinds.includes('points_earned') && checkFreePoints(model)))
      model.fault('due money is credited', `${delta} ${account} for ${why} never came`);
}

/**
 * Explains compoints that came too early or in excess: the casino has counted the stakes of free rounds.
 * Reports this fault and returns true, or returns false if no free round had a stake.
 */
function checkFreePoints(model: Model): boolean {
  if (model.freeStakes === 0) return false;
  model.fault('free rounds earn no compoints', `${model.freeStakes} of free stakes count`);
  model.slotStakes += model.freeStakes;
  model.freeStakes = 0;
  model.claims = model.claims.filter(({ kinds }) => !kinds.includes('points_earned'));
  return true;
}

function unexplained(model: Model, { row, account, delta }: Movement): void {
  if (row.kind === 'points_earned' && checkFreePoints(model)) return;
  model.fault(
    `money moves for a reason: ${row.kind}`,
    `${delta} ${account} (${row.kind} ${row.reference ?? ''}) at ${new Date(row.at).toISOString()}`,
  );
}
