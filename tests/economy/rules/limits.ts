// Limits on deposits, losses and time of play: which amounts count, in which period, and what is left (S10.1
// to S10.3, decision 60).
import { day, minute, periods, type LimitKind, type Period, type Run } from '../facts.ts';
import type { Model } from '../model.ts';

/** The day, week or month that contains a time. Days are in UTC, and weeks begin on Monday. */
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

/** The loss: real stakes minus real wins. Bonus money doesn't count. */
function lossIn(model: Model, from: number, until: number): number {
  return -model.journal.between(from, until, 'real', ['bet', 'win', 'refund']);
}

function depositedIn(model: Model, from: number, until: number): number {
  return model.journal.between(from, until, 'real', ['deposit']);
}

/** The sum of open deposits, minor units. They count towards limits until they are declined or cancelled. */
function onTheirWay({ invoices }: Model): number {
  const open = invoices.filter(({ status }) => status === 'open' || status === 'pending');
  return open.reduce((sum, { amount }) => sum + amount, 0);
}

/** A game counts as play until ten minutes after its last activity (decision 60). */
const idleAfter = 10 * minute;

export function touch(run: Run, now: number): void {
  const last = run.played.at(-1);
  if (last && now - last.until <= idleAfter) last.until = Math.max(last.until, now);
  else run.played.push({ from: now, until: now });
}

/**
 * How long the player played between `from` and `until`, in ms.
 * @param idle how long a game still counts after its last activity, in ms
 */
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

/**
 * The most minutes that can count as play in a period: each game counts until ten minutes after its last
 * activity.
 */
export function mostPlayed(model: Model, period: Period): number {
  const [from, until] = windowOf(period, model.now);
  return Math.floor(playedIn(model, from, Math.min(until, model.now), idleAfter) / minute);
}

/** The amount that all deposit limits together still allow, minor units; null without a limit. */
export function canStillOpen(model: Model): number | null {
  const rooms = periods.flatMap((period) => {
    const { amount } = model.limits.deposit[period];
    return amount === null ? [] : [amount - usedOf(model, 'deposit', period)];
  });
  return rooms.length > 0 ? Math.min(...rooms) : null;
}

/** Describes the deposit limits that are exceeded in the day, week or month of a given time. */
export function depositsAbove(model: Model, now: number): string[] {
  return periods.flatMap((period) => {
    const { amount } = model.limits.deposit[period];
    const used = depositedIn(model, ...windowOf(period, now));
    return amount !== null && used > amount ? [`${used} of ${amount} a ${period}`] : [];
  });
}

/**
 * Describes the loss limits that were exceeded by the last round's stake, without its win (`won`, minor units).
 */
export function lossesAbove(model: Model, won: number): string[] {
  return periods.flatMap((period) => {
    const { amount } = model.limits.loss[period];
    const lost = lossIn(model, ...windowOf(period, model.now)) + won;
    return amount !== null && lost > amount ? [`${lost} of ${amount} a ${period}`] : [];
  });
}

/** Describes the time limits that are used up. */
export function timeUsedUp(model: Model): string[] {
  return periods.flatMap((period) => {
    const { amount } = model.limits.time[period];
    if (amount === null) return [];
    const used = usedOf(model, 'time', period);
    return used >= amount ? [`${used} of ${amount} minutes (${period})`] : [];
  });
}
