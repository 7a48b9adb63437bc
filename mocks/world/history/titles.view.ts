// Titles of the things that ledger entries refer to, such as gifts and tournaments.
import type { Context } from '../context.ts';
import { depositMethodOf, payoutMethodOf } from '../cashbox/methods.view.ts';
import { compointProducts } from '../compoints/catalogue.ts';
import { giftTitle } from '../gifts/catalogue.ts';
import { ownGift } from '../gifts/view.ts';
import type { PlayerState } from '../state.ts';
import { localText } from '../sums.ts';
import { tournaments } from '../tournaments/catalogue.ts';
import { seriesList } from '../tournaments/catalogue/series.ts';

const jackpot = localText('Джекпот дня', 'Daily jackpot', 'Jackpot del giorno', 'Jackpot do dia');

type Naming = (call: Context, player: PlayerState, id: number) => string | undefined;

const naming: Readonly<Record<string, Naming>> = {
  deposit: depositMethodOf,
  payout: payoutMethodOf,
  gift(call, player, id) {
    const gift = ownGift(call, player, id);
    return gift && giftTitle(gift.name, call.brand, call.locale, gift.amount);
  },
  product(call, _player, id) {
    const product = compointProducts.find((item) => item.id === id);
    return product && giftTitle(product.gift, call.brand, call.locale, null);
  },
  tournament: ({ locale }, _player, id) => tournaments.find((item) => item.id === id)?.title[locale],
  series: ({ locale }, _player, id) => seriesList.find((item) => item.id === id)?.title[locale],
  jackpot: ({ locale }) => jackpot[locale],
};

/** Splits a reference such as `gift-12` into its kind and its id. */
export function readReference(reference = ''): { kind: string; id: number } {
  const [kind = '', id = ''] = reference.split('-');
  return { kind, id: Number(id) };
}

/** The gift, tournament, product or payment method that a ledger entry refers to. */
export function titleOf(
  call: Context,
  player: PlayerState,
  reference: string | undefined,
): string | undefined {
  const { kind, id } = readReference(reference);
  return Object.hasOwn(naming, kind) ? naming[kind]?.(call, player, id) : undefined;
}
