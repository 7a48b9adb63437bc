// Nothing is staked, bought or gained during a break (S10.3, decision 87).
import type { Movement } from '../journal.ts';
import type { Model } from '../model.ts';

/**
 * Kinds of movements that a break forbids. A break allows the results of earlier play and payouts: prizes,
 * wins of flights, returned and wagered money.
 */
const forbidden = ['bet', 'deposit', 'cashback', 'exchange', 'purchase', 'points_earned', 'entrance_fee'];

export function checkBreakHolds(model: Model, fresh: readonly Movement[]): void {
  // If the clock was set back, the hours of a break may pass again without the break, so they can't be
  // checked.
  if (model.hasGoneBack) return;
  for (const { row, delta, account } of fresh) {
    const isInBreak = model.rests.some(
      ({ from, until }) => row.at > from && (until === null || row.at < until),
    );
    if (isInBreak && forbidden.includes(row.kind))
      model.fault('a break stops all play and every gain', `${delta} ${account} (${row.kind})`);
  }
}
