// Rules of the specification that must hold after each step, written without the world's own code.
import type { Balance, Gift, PlayLimit } from '#mocks/generated/model/index.ts';
import { checkBurning } from './invariants/burning.ts';
import { explainMoney, smallestBonus } from './invariants/money.ts';
import { checkRounds } from './invariants/rounds.ts';
import { checkStated } from './invariants/stated.ts';
import { checkBreakHolds } from './invariants/breaks.ts';
import { checkHistory } from './invariants/history.ts';
import { checkTime } from './invariants/time.ts';
import { checkWinback, checkWinbackGifts } from './invariants/winback.ts';
import { findChosen, readTournament, setTournament } from './commands/tournaments.ts';
import { depositsAfter } from './rules/gifts.ts';
import { mostPlayed, usedOf, windowOf } from './rules/limits.ts';
import { countCrashed } from './rules/play.ts';
import type { Period } from './facts.ts';
import type { Model } from './model.ts';

export function readBalance(model: Model): Balance | null {
  const reply = model.casino.get<{ data: Balance }>('/json-api/users/balance');
  return reply.ok ? reply.json.data : null;
}

function checkBalance(model: Model, balance: Balance): void {
  const { real, bonus, compoints } = model.account;
  model.require(
    "balances are the ledger's sums",
    balance.balance === real && balance.bonus === bonus && balance.compoint_balance === compoints,
    () =>
      `${balance.balance}, ${balance.bonus}, ${balance.compoint_balance}; ledger: ${real}, ${bonus}, ${compoints}`,
  );
}

function checkWagering(model: Model, balance: Balance): void {
  const { bonus } = model;
  // The player has lost the bonus once no bonus money is left and the casino reports no active bonus.
  if (bonus && model.account.bonus === 0 && !balance.is_active_bonus) model.bonus = null;
  const gift = model.gift(bonus?.giftId ?? null);
  if (model.hasSeenGifts && gift && balance.is_active_bonus)
    model.require(
      'a bonus ends with its gift',
      gift.state === 'activated',
      () => `${gift.id} is ${gift.state}`,
    );
  const hasFreeRounds = model.gifts.some(
    ({ state, roundsLeft = 0 }) => state === 'activated' && roundsLeft > 0,
  );
  if (balance.wagering > 0 && model.flights.length === 0 && !hasFreeRounds)
    model.require(
      'a bonus too small for a bet owes no wagering',
      balance.bonus >= (smallestBonus[model.who.currency] ?? 0),
      () => `${balance.wagering} is owed for ${balance.bonus}`,
    );
  const owed = (): number => (model.bonus ? Math.max(0, model.bonus.required - model.bonus.staked) : 0);
  countCrashed(model, () => balance.wagering === owed());
  const left = owed();
  if (balance.wagering === left) return;
  model.fault(
    'the rest to wager is the bonus times its multiplier, less the stakes',
    `${balance.wagering} is left, not ${left} (${JSON.stringify(model.bonus)})`,
  );
  model.bonus = balance.is_active_bonus
    ? { giftId: bonus?.giftId ?? null, required: balance.wagering, staked: 0 }
    : null;
}

function checkMemory(model: Model, period: Period, used: number): void {
  const [from] = windowOf(period, model.now);
  const before = model.played[period];
  if (before?.from === from)
    model.require(
      'the time played never decreases within a period',
      used >= before.used,
      () => `${used} minutes a ${period}, after ${before.used}`,
    );
  model.played[period] = { from, used };
}

function checkLimits(model: Model): void {
  const reply = model.casino.get<{ data: PlayLimit[] }>('/json-api/responsible-play/limits');
  if (!reply.ok) return;
  for (const { kind, period, amount = null, used } of reply.json.data) {
    const limit = model.limits[kind][period];
    if (limit.amount !== amount) {
      model.fault(
        'a limit has the amount that the player set',
        `${kind} a ${period}: ${amount}, not ${limit.amount}`,
      );
      limit.amount = amount;
    }
    if (kind === 'deposit')
      model.require(
        'a deposit limit counts at least the deposits of its period',
        used >= usedOf(model, kind, period),
        () => `${used} a ${period}`,
      );
    if (model.hasGoneBack) continue;
    if (kind === 'time') checkMemory(model, period, used);
    const wanted = usedOf(model, kind, period);
    const most = kind === 'time' ? mostPlayed(model, period) : wanted;
    model.require(
      `the amount used of a limit: ${kind}`,
      used >= wanted && used <= most,
      () => `${used} a ${period}, not ${wanted === most ? wanted : `${wanted} to ${most}`}`,
    );
  }
}

function noteGifts(model: Model, gifts: readonly Gift[]): void {
  const isOpening = model.step === 0;
  for (const gift of gifts) {
    if (model.knownGifts.has(gift.id)) continue;
    const progress = gift.restrictionsState?.depositProgress ?? 0;
    model.knownGifts.set(gift.id, {
      seenAtStep: isOpening ? -1 : model.step,
      progressBefore: isOpening ? progress : 0,
    });
  }
  model.gifts = gifts;
}

/** The current bonus must be wagered or given up before another gift is activated (S4.50). */
function checkOneActive(model: Model): void {
  const active = model.gifts.filter(({ state }) => state === 'activated');
  model.require('only one gift is active at a time', active.length <= 1, () =>
    active.map(({ id, type }) => `${type} ${id}`).join(', '),
  );
}

/** Deposits made before a gift was received don't count towards it. */
function checkNewGifts(model: Model): void {
  for (const gift of model.gifts) {
    if (model.knownGifts.get(gift.id)?.seenAtStep !== model.step) continue;
    const progress = gift.restrictionsState?.depositProgress ?? 0;
    const since = depositsAfter(model, gift).reduce((sum, { amount }) => sum + amount, 0);
    model.require(
      'a gift counts only deposits after it',
      progress <= since,
      () => `${gift.type} ${gift.id}: ${progress} of ${since}`,
    );
  }
}

export function readGifts(model: Model): ReadonlyMap<number, Gift> {
  const before = new Map(model.gifts.map((gift) => [gift.id, gift]));
  const reply = model.casino.get<{ data: Gift[] }>('/json-api/user-gifts');
  model.hasSeenGifts = reply.ok;
  if (reply.ok) noteGifts(model, reply.json.data);
  return before;
}

/** Updates the tournament in which bets score, because it may have ended and another one begun. */
function followTournament(model: Model): void {
  const { tournament } = model;
  const now = tournament && readTournament(model, tournament.slug);
  if (now?.isChosen && now.status === tournament?.status) model.tournament = now;
  else if (model.joined.size > 0) setTournament(model, findChosen(model));
}

/** Checks all rules after a step. */
export function checkAll(model: Model): void {
  const gifts = readGifts(model);
  const { fresh, overdrawn } = model.journal.next();
  for (const account of overdrawn) model.fault('no account goes below zero', account);
  const real = fresh.reduce((sum, { account, row, delta }) => {
    return account === 'real' && (row.kind === 'bet' || row.kind === 'win') ? sum + delta : sum;
  }, 0);
  const all = fresh.slice();
  const hasPlayed = model.rounds.length > 0 || model.flights.length > 0;
  checkRounds(model, fresh);
  explainMoney(model, fresh, gifts);
  if (model.hasSeenGifts) {
    checkNewGifts(model);
    checkOneActive(model);
    checkWinbackGifts(model, hasPlayed);
  }
  checkBreakHolds(model, all);
  checkBurning(model);
  const balance = readBalance(model);
  if (balance) {
    checkBalance(model, balance);
    checkWagering(model, balance);
    checkWinback(model, balance, -real);
  }
  const hasMoved = model.now !== model.startOfStep;
  if (hasMoved) followTournament(model);
  checkTime(model, hasMoved);
  checkStated(model);
  checkLimits(model);
  checkHistory(model);
}
