// Limits by the specification's words: what counts, in which period, and what is left (S10.1 to S10.3, decision 60).
import { day, minute, periods, type LimitKind, type Period, type Run } from '../facts.ts';
import type { Model } from '../model.ts';

/** Days are of UTC, weeks begin on Monday. */
export function windowOf(period: Period, now: number): [from: number, until: number] {
  const today = Math.floor(now / day) * day;
  if (period === 'day') return [today, today + day];
  if (period === 'week') {
    const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * day;
    return [monday, monday + 7 * day];
  }
  const date = new Date(today);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1)];
}

/** Real stakes less real wins; what bonus money loses or wins is no loss and no gain of the player's own. */
function lossIn(model: Model, from: number, until: number): number {
  return -model.journal.between(from, until, 'real', ['bet', 'win', 'refund']);
}

function depositedIn(model: Model, from: number, until: number): number {
  return model.journal.between(from, until, 'real', ['deposit']);
}

/** A deposit counts from the moment it is opened until it is booked, declined or given up. */
function onTheirWay({ invoices }: Model): number {
  const open = invoices.filter(({ status }) => status === 'open' || status === 'pending');
  return open.reduce((sum, { amount }) => sum + amount, 0);
}

/** A game that nobody touches for ten minutes is no play (decision 60). */
const idleAfter = 10 * minute;

export function touch(run: Run, now: number): void {
  const last = run.played.at(-1);
  if (last && now - last.until <= idleAfter) last.until = Math.max(last.until, now);
  else run.played.push({ from: now, until: now });
}

/** @param idle how long a game counts after its last touch: a limit may have closed it by itself */
function playedIn(model: Model, from: number, until: number, idle: number): number {
  let sum = 0;
  for (const { played, closedAt } of model.runs)
    for (const span of played) {
      const end = Math.min(until, closedAt ?? Number.POSITIVE_INFINITY, span.until + idle);
      sum += Math.max(0, end - Math.max(from, span.from));
    }
  return sum;
}

export function usedOf(model: Model, kind: LimitKind, period: Period, now = model.now): number {
  const [from, until] = windowOf(period, now);
  if (kind === 'deposit') return depositedIn(model, from, until) + onTheirWay(model);
  if (kind === 'loss') return Math.max(0, lossIn(model, from, until));
  return Math.floor(playedIn(model, from, Math.min(until, now), 0) / minute);
}

/** The most minutes that may count as played in a period: to ten minutes after each last touch. */
export function mostPlayed(model: Model, period: Period): number {
  const [from, until] = windowOf(period, model.now);
  return Math.floor(playedIn(model, from, Math.min(until, model.now), idleAfter) / minute);
}

/** What may still be opened by all deposit limits, minor units; null without one. */
export function canStillOpen(model: Model): number | null {
  const rooms = periods.flatMap((period) => {
    const { amount } = model.limits.deposit[period];
    return amount === null ? [] : [amount - usedOf(model, 'deposit', period)];
  });
  return rooms.length > 0 ? Math.min(...rooms) : null;
}

/** Deposit limits that the deposits up to an instant exceed. */
export function depositsAbove(model: Model, now: number): string[] {
  return periods.flatMap((period) => {
    const { amount } = model.limits.deposit[period];
    const used = depositedIn(model, ...windowOf(period, now));
    return amount !== null && used > amount ? [`${used} of ${amount} a ${period}`] : [];
  });
}

/** Loss limits that are exceeded before the last win came; `won` is that win, minor units. */
export function lossesAbove(model: Model, won: number): string[] {
  return periods.flatMap((period) => {
    const { amount } = model.limits.loss[period];
    const lost = lossIn(model, ...windowOf(period, model.now)) + won;
    return amount !== null && lost > amount ? [`${lost} of ${amount} a ${period}`] : [];
  });
}

/** The time limits that are used up. */
export function timeUsedUp(model: Model): string[] {
  return periods.flatMap((period) => {
    const { amount } = model.limits.time[period];
    if (amount === null) return [];
    const used = usedOf(model, 'time', period);
    return used >= amount ? [`${used} of ${amount} minutes (${period})`] : [];
  });
}
