// A payout burns the player's gifts. If it isn't paid, they are returned.
import type { Gift } from '#mocks/generated/model/index.ts';
import type { Payout } from '../facts.ts';
import type { Model } from '../model.ts';
import { isBurnt } from '../rules/gifts.ts';

const list = (gifts: readonly Gift[]): string => gifts.map(({ id, type }) => `${type} ${id}`).join(', ');

function checkBurnt(model: Model): void {
  const left = model.gifts.filter(isBurnt);
  model.require('a payout burns the gifts', left.length === 0, () => list(left));
}

/** Checks that returned gifts have their former state, unless they have expired. */
function checkReturned(model: Model, { burnt, id }: Payout): void {
  const lost = burnt.filter((was) => {
    if (was.expiredAt !== undefined && Date.parse(was.expiredAt) <= model.now) return false;
    const now = model.gift(was.id);
    // A flight with the last free round may have ended while the gift was burnt.
    if (now?.state === 'used' && now.roundsLeft === 0) return false;
    return !now || !isBurnt(now) || now.roundsLeft !== was.roundsLeft;
  });
  model.require(
    'an unpaid payout returns its gifts',
    lost.length === 0,
    () => `${list(lost)} of payout ${id}`,
  );
}

export function checkBurning(model: Model): void {
  // While too many wrong passwords block the login, the gifts can't be read. They are checked at the next
  // successful read.
  if (!model.hasSeenGifts) return;
  const { openPayouts, payouts } = model;
  if (payouts.some((payout) => !openPayouts.includes(payout) && !payout.isReturned)) checkBurnt(model);
  for (const payout of payouts) {
    if (!payout.isReturned) continue;
    if (!model.wasExcluded) checkReturned(model, payout);
    payout.burnt = [];
  }
}
