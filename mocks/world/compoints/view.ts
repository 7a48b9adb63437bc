import type { CompointProduct, CompointsConfig, CompointsExchangeRule } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import { giftDescription, giftTemplates, giftTitle, type GiftName } from '../gifts/catalogue.ts';
import { offeredWagerTermsOf, offeredTermsOf, prizePictureOf } from '../gifts/view.ts';
import { balancesOf } from '../ledger.ts';
import { exchangeRateOfLevel, exchangeUnits, pointPricesOf } from '../levels/catalogue.ts';
import { brandCurrency, type Currency } from '../settings.ts';
import type { PlayerState } from '../state.ts';
import { moneyText } from '../brandFacts.ts';
import { amountsOf, localText, minorOf } from '../sums.ts';
import { compointProducts, type ProductDefinition } from './catalogue.ts';
import { pointsForStake, purchaseProblem, type Buyer, type PurchaseRefusal } from './rules.ts';
import { purchasesSlice, stockSlice } from './state.ts';

/** Minimum and maximum of one exchange, in compoints. */
export const minExchange = 100;
export const maxExchange = 100_000;

function remainingStock(call: Context, { id, stock }: ProductDefinition): number | null {
  return stock === undefined ? null : stock - (stockSlice.of(call).sold[id] ?? 0);
}

function buyerOf(call: Context, player: PlayerState, productId: number): Buyer {
  return {
    isMultiAccount: player.isMultiAccount,
    level: player.level,
    compoints: balancesOf(call.state.ledger, player.id).compoints,
    bought: purchasesSlice.of(call, player).counts[productId] ?? 0,
  };
}

export function purchaseRefusal(
  call: Context,
  player: PlayerState,
  product: ProductDefinition,
): PurchaseRefusal | null {
  return purchaseProblem(product, remainingStock(call, product), buyerOf(call, player, product.id));
}

const likeBets = localText(
  'Для уровня это как ставки в слотах на {bets}.',
  'For your level, it counts like {bets} of bets on slots.',
  'Per il livello vale come {bets} di puntate alle slot.',
  'Para o seu nível, vale como {bets} em apostas nos slots.',
);

/**
 * A sentence that compares the gift's loyalty points with slot bets that earn as many points. Empty for gifts
 * without loyalty points.
 */
function experienceText({ brand, locale }: Context, name: GiftName): string {
  const { type, count = 0 } = giftTemplates[name];
  const [price] = pointPricesOf(brand);
  if (type !== 'xp' || !price) return '';
  return likeBets[locale].replace('{bets}', moneyText((count * price.amount) / 100, brand, locale));
}

/** The largest bonus of a gift whose bonus depends on the deposit. */
function largestWorthOf(
  { brand }: Context,
  name: GiftName,
): Pick<CompointProduct, 'worth' | 'currency' | 'isWorthUpTo'> {
  const { type, roubles } = giftTemplates[name];
  if (type !== 'deposit_bonus' || roubles === undefined) return {};
  return { worth: minorOf(brand, roubles), currency: brandCurrency[brand], isWorthUpTo: true };
}

/**
 * The shop's products. A product that the player can't afford yet counts as available, because its dialog
 * shows what is missing.
 */
export function productsOf(call: Context, player: PlayerState | null): CompointProduct[] {
  return compointProducts.map((product) => {
    const { id, gift, price, oldPrice, minLevel, maxPerPlayer } = product;
    const left = remainingStock(call, product);
    const refused = player
      ? purchaseRefusal(call, player, product)
      : purchaseProblem(product, left, { isMultiAccount: false, level: 0, compoints: price, bought: 0 });
    const description = [
      experienceText(call, gift),
      giftDescription(gift, call.brand, call.locale, { withWagering: false }),
    ]
      .filter(Boolean)
      .join(' ');
    return {
      id,
      type: 'gift',
      title: giftTitle(gift, call.brand, call.locale),
      ...(description === '' ? {} : { description }),
      image: prizePictureOf(gift),
      price,
      ...(oldPrice === undefined ? {} : { oldPrice }),
      ...offeredTermsOf(call, gift),
      ...largestWorthOf(call, gift),
      ...offeredWagerTermsOf(call, gift),
      ...(minLevel === undefined ? {} : { minLevel }),
      ...(left === null ? {} : { left }),
      ...(maxPerPlayer === undefined ? {} : { mostEach: maxPerPlayer }),
      ...(player ? { bought: purchasesSlice.of(call, player).counts[id] ?? 0 } : {}),
      isAvailable: refused === null || refused.why === 'insufficient_compoint_balance',
    };
  });
}

/** The exchange rule. Players of higher levels pay fewer compoints for the same sum of money. */
export function exchangeRuleOf(call: Context, player: PlayerState | null): CompointsExchangeRule {
  return {
    currency: brandCurrency[call.brand],
    compoints: exchangeRateOfLevel(player?.level ?? 0),
    amount: exchangeUnits[brandCurrency[call.brand]],
    min: minExchange,
    max: maxExchange,
  };
}

/** Settings of the shop and the exchange. The exchange is disabled while a bonus is being wagered. */
export function compointsConfigOf(call: Context, player: PlayerState | null): CompointsConfig {
  const [price = { amount: 0 }] = pointPricesOf(call.brand);
  return {
    isExchangeEnabled: !player?.bonus,
    isShopEnabled: true,
    betAmounts: amountsOf(brandCurrency[call.brand], price.amount),
    exchange: [exchangeRuleOf(call, player)],
  };
}

/** How many compoints these slot stakes earn. `stakes` is in minor units. */
export function pointsEarnedBy(stakes: number, currency: Currency): number {
  return pointsForStake(0, stakes, currency);
}
