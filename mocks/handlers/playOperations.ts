// The operations that a break, a self-exclusion or switched-off bonuses forbid, checked in one
// place (S6.10, S10.3).
import type { UntypedCall } from '../core/handler.ts';
import type { OperationId } from '../generated/operations.ts';
import { playRestrictionOf, restrictionEndsIn } from '../world/responsible-play/view.ts';

const bonusOperations: readonly OperationId[] = [
  'activateGift',
  'takeNonDepositPrize',
  'selectCashboxGift',
  'activateCouponCode',
  'buyCompointProduct',
  'exchangeCompoints',
];

/**
 * Operations that play for money or bring the player a gain. Reads, demo games, account changes and payouts
 * stay allowed.
 */
export const playOperations: readonly OperationId[] = [
  ...bonusOperations,
  'openDeposit',
  'createRbkInvoice',
  'openMarbellaDeposit',
  'participateInPromotion',
  'exchangePromotionPrize',
  'giveHighFive',
  'shootDuck',
  'joinTournament',
  'chooseTournament',
];

type UntypedHandlers = Record<OperationId, (call: UntypedCall) => unknown>;

/** Adds the checks of restrictions and switched-off bonuses to the handlers. */
export function guardPlay(handlers: UntypedHandlers): UntypedHandlers {
  const guarded = { ...handlers };
  for (const id of playOperations)
    guarded[id] = (call) => {
      const { player } = call;
      const restriction = player ? playRestrictionOf(call, player) : null;
      if (player && restriction) return call.fail(restriction, { data: restrictionEndsIn(call, player) });
      if (bonusOperations.includes(id) && call.is('state.bonuses_off')) return call.fail('disabled');
      return handlers[id](call);
    };
  return guarded;
}
