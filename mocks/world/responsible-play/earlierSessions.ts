// Invents play sessions before the world began. With them, a persona's earlier deposits and payouts add up to
// its balance, which is never negative.
import type { EarlierDeposit, EarlierPayout, EarlierReturn } from '../cashbox/earlier.view.ts';
import { day, second, startOfDay, startOfWeek } from '../dates.ts';
import type { Random } from '../random.ts';

export interface Session {
  /** When the session ended, epoch milliseconds. */
  at: number;
  /** Minor units. */
  bets: number;
  /** Wins of real and bonus money. */
  wins: number;
  /** The part of the wins that was bonus money. */
  bonus: number;
}

export interface EarlierMoney {
  deposits: readonly EarlierDeposit[];
  payouts: readonly EarlierPayout[];
  /** Payouts that were returned. The money is missing from the balance between the request and the return. */
  returns: readonly EarlierReturn[];
}

/** Minor units. */
export interface SessionGoal {
  /** The balance of real money when the world began. */
  real: number;
  /** The bonus money that the player had won in play. */
  bonus: number;
  /** The real-money loss in the week in which the world began. The winback is calculated from it. */
  lost: number;
}

interface Change {
  at: number;
  /** Negative for a payout. */
  amount: number;
  /** When a payout's money was returned; null if it wasn't. */
  returnedAt: number | null;
}

/**
 * Milliseconds from a deposit or a returned payout to the end of the session in which the player loses that
 * money. The time is short, so that both fall into the same minute.
 */
const lossDelay = 30 * second;

function changesOf({ deposits, payouts, returns }: EarlierMoney): Change[] {
  return [
    ...deposits.map(({ at, amount, cashback }) => ({ at, amount: amount + cashback, returnedAt: null })),
    ...payouts.map(({ at, amount }) => ({ at, amount: -amount, returnedAt: null })),
    ...returns.map(({ at, amount, returnedAt }) => ({ at, amount: -amount, returnedAt })),
  ].toSorted((one, other) => one.at - other.at);
}

type Play = (at: number, before: number, after: number, bonus?: number) => Session;

const playWith =
  (random: Random): Play =>
  (at, before, after, bonus = 0) => {
    // Rounded up to whole units, because bets are whole units.
    const bets = Math.ceil((before * random.int(10, 25)) / 1_000) * 100;
    return { at, bets, wins: bets + after + bonus - before, bonus };
  };

/**
 * Invents the sessions of the week in which the world began, backwards from the final balance. There are only
 * two kinds of losses: the one that leads to the winback, and those that keep earlier balances from being
 * negative. More play would change the week's losses and so the winback.
 */
function playOfWeek(
  changes: readonly Change[],
  { real, lost, lostAt }: SessionGoal & { lostAt: number },
  play: Play,
): { sessions: Session[]; balance: number } {
  const sessions: Session[] = [];
  let balance = real;
  const lose = (at: number, amount: number): void => {
    if (amount <= 0) return;
    sessions.unshift(play(at, balance + amount, balance));
    balance += amount;
  };
  const goBack = (through: readonly Change[]): void => {
    for (const { at, amount, returnedAt } of through.toReversed())
      if (returnedAt === null) {
        lose(at + lossDelay, amount - balance);
        balance -= amount;
      } else lose(returnedAt + lossDelay, -amount - balance);
  };
  goBack(changes.filter(({ at }) => at > lostAt));
  lose(lostAt, lost);
  goBack(changes.filter(({ at }) => at <= lostAt));
  return { sessions, balance };
}

/**
 * The balance that a day must begin with to cover its payouts. The day's deposits don't count, because they
 * may come after the payouts.
 */
const needOf = (changes: readonly Change[] = []): number =>
  changes.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0);

const movedBy = (changes: readonly Change[]): number =>
  changes.reduce((sum, { amount, returnedAt }) => (returnedAt === null ? sum + amount : sum), 0);

/**
 * Invents the sessions before the week in which the world began. Each day with payments ends with a session.
 * The session leaves enough money for the payouts of the next day that has payments. The last session leaves
 * `end`.
 */
function playBefore(
  changes: readonly Change[],
  { end, bonus }: { end: number; bonus: number },
  random: Random,
  play: Play,
): Session[] {
  const days = [...Map.groupBy(changes, ({ at }) => startOfDay(at)).entries()];
  const sessions: Session[] = [];
  let balance = 0;
  const playTo = (at: number, target: number, won = 0): void => {
    if (balance > 0 || target > 0) sessions.push(play(at, balance, target, won));
    balance = target;
  };
  const [first] = days;
  if (first && needOf(first[1]) > 0) playTo(first[0] - 1, needOf(first[1]));
  for (const [index, [start, ofDay]] of days.entries()) {
    balance += movedBy(ofDay);
    const next = days[index + 1];
    const away = needOf(ofDay.filter(({ returnedAt }) => (returnedAt ?? 0) >= start + day));
    const left = away + needOf(next?.[1]) + Math.ceil((balance * random.int(5, 40)) / 100);
    playTo(start + day - 1, next ? left : end, next ? 0 : bonus);
  }
  return sessions;
}

/** @param since when the world began, epoch milliseconds */
export function sessionsOf(money: EarlierMoney, goal: SessionGoal, since: number, random: Random): Session[] {
  const week = startOfWeek(since);
  const changes = changesOf(money);
  const play = playWith(random);
  const inWeek = changes.filter(({ at, returnedAt }) => (returnedAt ?? at) >= week);
  const late = playOfWeek(inWeek, { ...goal, lostAt: Math.max(since - day, week) }, play);
  const before = changes.filter(({ at }) => at < week);
  const early = playBefore(before, { end: late.balance, bonus: goal.bonus }, random, play);
  return [...early, ...late.sessions].toSorted((one, other) => one.at - other.at);
}
