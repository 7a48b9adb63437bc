// What a break, a self-exclusion and switched off bonuses forbid: said once here, whatever the handlers do (specification S6.10, S10.3).
import type { UntypedCall } from '../core/handler.ts';
import type { OperationId } from '../generated/operations.ts';
import { playRestrictionOf, restrictionEndsIn } from '../world/responsible-play/view.ts';

/** Operations that give or use bonuses. */
const bonusOperations: readonly OperationId[] = [
  'activateGift',
  'takeNonDepositPrize',
  'selectCashboxGift',
  'activateCouponCode',
  'buyCompointProduct',
  'exchangeCompoints',
];

/** Operations of gain and of play. Reading, the account and one's own money stay open, and so do demo games. */
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

/** Puts the check in front of the handlers of these operations. */
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
