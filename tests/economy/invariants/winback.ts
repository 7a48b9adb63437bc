// The winback: a share of a week's losses, given on Mondays.
import type { Balance, Level, UserLevel } from '#mocks/generated/model/index.ts';
import { startInstant } from '../casino.ts';
import { day } from '../facts.ts';
import type { Model } from '../model.ts';

/**
 * The number of the winback week that contains a given time. Weeks begin on Mondays at 06:00 UTC, when the
 * winback of the last week is paid.
 */
const winbackWeek = (at: number): number => Math.floor((at - Date.UTC(2026, 0, 12, 6)) / (7 * day));

export function percentOf({ casino }: Model): number {
  const levels = casino.get<{ data: Level[] }>('/json-api/levels');
  const own = casino.get<{ data: UserLevel }>('/json-api/levels/user-level');
  if (!levels.ok || !own.ok) return 100;
  const level = levels.json.data.find(({ index }) => index === own.json.data.index);
  const [promise = ''] = level?.privileges ?? [];
  return Number(/(\d+)\s*%/.exec(promise)?.[1] ?? 0);
}

/**
 * Checks that the winback is at most the level's share of the week's losses.
 * @param lost the real money lost in this step, minor units
 */
export function checkWinback(model: Model, { winback }: Balance, lost: number): void {
  const gained = winback - model.winback;
  model.winback = winback;
  if (winbackWeek(model.now) !== winbackWeek(model.startOfStep)) {
    // Stakes of flights that are still in the air become losses of the new week, because a flight counts when
    // it ends.
    model.weekLoss = model.flights.reduce((sum, { stake }) => sum + stake.real, 0);
    model.carried = winback;
  } else model.weekLoss += lost;
  if (gained <= 0) return;
  const isFree = model.rounds.some(({ freeBy }) => freeBy !== null);
  if (lost <= 0 && isFree) return model.fault('free rounds earn no winback', `${gained}`);
  // After the clock was set back, `model.carried` may lack a fraction of a minor unit.
  const rounding = model.hasGoneBack ? 1 : 0;
  const share = Math.floor((Math.max(0, model.weekLoss) * percentOf(model)) / 100);
  const most = model.carried + share + rounding;
  model.require(
    "winback is the level's share of the real money lost",
    winback <= most,
    () => `${winback} of ${most}`,
  );
}

/**
 * Checks the gifts that pay a winback, before the balance is read again.
 * @param hasPlayed whether a round of this step may have changed the winback before it was paid
 */
export function checkWinbackGifts(model: Model, hasPlayed: boolean): void {
  const gifts = model.gifts.filter(
    ({ reason, receivedAt = '' }) => reason === 'cashback' && Date.parse(receivedAt) > startInstant,
  );
  const instants = gifts.map(({ receivedAt = '' }) => receivedAt);
  model.require('the winback is given once a week', new Set(instants).size === instants.length, () =>
    instants.join(', '),
  );
  if (hasPlayed) return;
  for (const { id, amount } of gifts)
    if (model.knownGifts.get(id)?.seenAtStep === model.step)
      model.require(
        "the winback's gift has the amount that the balance has shown",
        amount === model.winback,
        () => `${amount}, not ${model.winback}`,
      );
}
