// Starting deposits: three ways to a provider's page with the same rules.
import { defineHandlers, type ErrorOverrides } from '../../core/handler.ts';
import {
  addDeposit,
  depositProblem,
  giftOfDeposit,
  openSystem,
} from '../../world/cashbox/deposits.actions.ts';
import {
  isPaidBy,
  marbellaSystem,
  rbkSystem,
  type SystemDefinition,
} from '../../world/cashbox/deposits.catalogue.ts';
import type { DepositRefusal } from '../../world/cashbox/deposits.rules.ts';
import { pageFieldsOf, paymentPageUrl } from '../../world/cashbox/deposits.view.ts';
import type { Context } from '../../world/context.ts';
import type { PlayerState } from '../../world/state.ts';
import { words } from '../../world/sums.ts';
import { refuse } from '../refuse.ts';
import { readDepositQuery } from './depositQuery.ts';

interface Depositor extends Context {
  player: PlayerState;
  fail(name: DepositRefusal['why'], overrides?: ErrorOverrides): never;
}

function allowed(call: Depositor, systemId: number, amount: number): SystemDefinition {
  const system = openSystem(call, systemId);
  const refused = depositProblem(call, call.player, system, amount);
  if (refused) return refuse(call, refused);
  return system ?? call.fail('payment_system_unavailable');
}

const invoiceName = words('Пополнение счёта', 'A deposit', 'Un deposito', 'Um depósito');
const invoiceText = words(
  'Пополнение игрового счёта',
  'A deposit to your balance',
  'Un deposito sul tuo saldo',
  'Um depósito no seu saldo',
);
const pay = words('Оплатить', 'Pay', 'Paga', 'Pagar');

/** Where the provider leads when it is done; marks of campaigns stay in the address. */
function wayBack(qs: string): string {
  const query = new URLSearchParams(qs);
  query.set('deposit', 'done');
  return `/cashbox?${query}`;
}

export const depositing = defineHandlers({
  openDeposit: (call) => {
    const wanted = readDepositQuery(call.body.dep_qs);
    if (!wanted) return call.fail('invalid_request');
    if (wanted.currency !== call.player.currency) return call.fail('currency_not_supported');
    const system = allowed(call, wanted.systemId, wanted.amount);
    if (system.isPhoneRequired && wanted.phone.length < 8) return call.fail('phone_required');
    const giftId = giftOfDeposit(call, call.player, wanted.giftId);
    if (giftId === 'refused') return call.fail('gift_not_available');
    const deposit = addDeposit(call, call.player, system.id, wanted.amount, giftId);
    const fields = pageFieldsOf(call, call.player, deposit, wayBack(call.body.qs));
    // A static host takes no forms: where the casino lives in the page, every way is a link.
    const method = call.inPage ? 'GET' : system.method;
    return method === 'GET'
      ? { url: paymentPageUrl(fields), method, params: [] }
      : { url: paymentPageUrl([]), method, params: fields.map(([name, value]) => ({ name, value })) };
  },

  createRbkInvoice: (call) => {
    const { amount, currency, user_gift_id: named } = call.body;
    if (currency !== call.player.currency) return call.fail('currency_not_supported');
    const system = allowed(call, rbkSystem, amount);
    const giftId = giftOfDeposit(call, call.player, named);
    if (giftId === 'refused') return call.fail('gift_not_available');
    const { id, token } = addDeposit(call, call.player, system.id, amount, giftId);
    return {
      data: {
        invoiceId: String(id),
        invoiceAccessToken: token,
        name: invoiceName[call.locale],
        label: pay[call.locale],
        description: `${invoiceText[call.locale]}, ${id}`,
        successUrl: wayBack(''),
      },
    };
  },

  openMarbellaDeposit: (call) => {
    const { method, amount } = call.path;
    if (!isPaidBy(marbellaSystem, method)) return call.fail('not_found');
    const system = allowed(call, marbellaSystem, amount);
    const giftId = giftOfDeposit(call, call.player, undefined);
    const deposit = addDeposit(call, call.player, system.id, amount, giftId === 'refused' ? null : giftId);
    return {
      redirectUrl: paymentPageUrl([
        ...pageFieldsOf(call, call.player, deposit, wayBack('')),
        ['method', method],
      ]),
    };
  },
});
