// Starts deposits. Three endpoints lead to a payment provider's page and apply the same rules.
import { defineHandlers, type ErrorOverrides } from '../../core/handler.ts';
import {
  addDeposit,
  cancelDeposit,
  depositProblem,
  giftOfDeposit,
  availableSystem,
  settleDeposit,
} from '../../world/cashbox/deposits.actions.ts';
import {
  offersMethod,
  marbellaSystem,
  rbkSystem,
  type SystemDefinition,
} from '../../world/cashbox/deposits.catalogue.ts';
import { savedCardAnswer, type DepositRefusal } from '../../world/cashbox/deposits.rules.ts';
import {
  depositRecordOf,
  invoiceOf,
  paymentPageOf,
  savedCardsOf,
} from '../../world/cashbox/deposits.view.ts';
import type { Context } from '../../world/context.ts';
import type { PlayerState } from '../../world/state.ts';
import { refuse } from '../refuse.ts';
import { readDepositQuery } from './depositQuery.ts';

interface Depositor extends Context {
  player: PlayerState;
  fail(name: DepositRefusal['why'], overrides?: ErrorOverrides): never;
}

function requireSystem(call: Depositor, systemId: number, amount: number): SystemDefinition {
  const system = availableSystem(call, systemId);
  const refused = depositProblem(call, call.player, system, amount);
  if (refused) return refuse(call, refused);
  return system ?? call.fail('payment_system_unavailable');
}

export const depositing = defineHandlers({
  openDeposit: (call) => {
    const wanted = readDepositQuery(call.body.dep_qs);
    if (!wanted) return call.fail('invalid_request');
    if (wanted.currency !== call.player.currency) return call.fail('currency_not_supported');
    const system = requireSystem(call, wanted.systemId, wanted.amount);
    if (system.isPhoneRequired && wanted.phone.length < 8) return call.fail('phone_required');
    const giftId = giftOfDeposit(call, call.player, wanted.giftId);
    if (giftId === 'refused') return call.fail('gift_not_available');
    const deposit = addDeposit(call, call.player, {
      systemId: system.id,
      amount: wanted.amount,
      giftId,
      requestKey: call.requestKey,
      ...(system.isPhoneRequired ? { phone: wanted.phone } : {}),
    });
    return paymentPageOf(call, call.player, deposit, call.body.qs);
  },

  createRbkInvoice: (call) => {
    const { amount, currency, user_gift_id: named, cardId } = call.body;
    if (currency !== call.player.currency) return call.fail('currency_not_supported');
    const system = requireSystem(call, rbkSystem, amount);
    const giftId = giftOfDeposit(call, call.player, named);
    if (giftId === 'refused') return call.fail('gift_not_available');
    const isBySavedCard = cardId !== undefined;
    if (isBySavedCard && !savedCardsOf(call, call.player).some(({ id }) => id === cardId))
      return call.fail('invalid_request');
    const { requestKey } = call;
    const wanted = { systemId: system.id, amount, giftId, isBySavedCard, requestKey };
    const deposit = addDeposit(call, call.player, wanted);
    const invoice = invoiceOf(call, deposit);
    if (!isBySavedCard) return { data: invoice };
    const answer = savedCardAnswer(amount);
    if (answer === 'confirm')
      return { data: { ...invoice, page: paymentPageOf(call, call.player, deposit) } };
    settleDeposit(call, deposit.token, answer);
    return { data: invoice };
  },

  openMarbellaDeposit: (call) => {
    const { method, amount } = call.path;
    if (!offersMethod(marbellaSystem, method)) return call.fail('not_found');
    const system = requireSystem(call, marbellaSystem, amount);
    const giftId = giftOfDeposit(call, call.player, call.query.userGiftId);
    const deposit = addDeposit(call, call.player, {
      systemId: system.id,
      amount,
      giftId: giftId === 'refused' ? null : giftId,
      option: method,
      requestKey: call.requestKey,
    });
    const { depositId, url } = paymentPageOf(call, call.player, deposit);
    return { depositId, redirectUrl: `${url}&method=${encodeURIComponent(method)}` };
  },

  cancelDeposit: (call) => {
    const cancelled = cancelDeposit(call, call.player, call.body.transaction_id);
    if (typeof cancelled === 'string') return call.fail(cancelled);
    return { data: depositRecordOf(call, call.player, cancelled) };
  },
});
