import type { Context } from '../context.ts';
import { balancesOf, record } from '../ledger.ts';
import { nextId, type PlayerState } from '../state.ts';
import type { ProductDefinition } from './catalogue.ts';
import { exchangedAmount, exchangeProblem, type ExchangeRefusal } from './rules.ts';
import { purchasesSlice, stockSlice } from './state.ts';
import { exchangeRuleOf } from './view.ts';

/** Charges the price and counts the purchase. The caller distributes the gift. */
export function payForProduct(call: Context, player: PlayerState, { id, price }: ProductDefinition): void {
  record(call.state.ledger, {
    at: call.now,
    from: `player:${player.id}:compoints`,
    to: 'house',
    amount: price,
    kind: 'purchase',
    reference: `product-${id}`,
  });
  const { sold } = stockSlice.of(call);
  const { counts } = purchasesSlice.of(call, player);
  sold[id] = (sold[id] ?? 0) + 1;
  counts[id] = (counts[id] ?? 0) + 1;
}

/** Exchanges compoints for money. Returns the minor units paid, or a refusal. */
export function exchangeCompoints(
  call: Context,
  player: PlayerState,
  compoints: number,
): { amount: number } | ExchangeRefusal {
  const rule = exchangeRuleOf(call, player);
  const { compoints: owned } = balancesOf(call.state.ledger, player.id);
  const { isMultiAccount, bonus } = player;
  const refused = exchangeProblem(compoints, rule, {
    isMultiAccount,
    hasBonus: bonus !== null,
    compoints: owned,
  });
  if (refused) return refused;
  const amount = exchangedAmount(compoints, rule);
  const reference = `exchange-${nextId(call.state, 'exchange')}`;
  record(call.state.ledger, {
    at: call.now,
    from: `player:${player.id}:compoints`,
    to: 'house',
    amount: compoints,
    kind: 'exchange',
    reference,
  });
  record(call.state.ledger, {
    at: call.now,
    from: 'house',
    to: `player:${player.id}:real`,
    amount,
    kind: 'exchange',
    reference,
  });
  return { amount };
}
