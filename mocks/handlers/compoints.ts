// Loyalty points: their rules, the shop, the exchange.
import { defineHandlers } from '../core/handler.ts';
import { compointProducts } from '../world/catalogue/compointProducts.ts';
import { distributeGift, giftOf } from '../world/gifts/gifts.ts';
import { balancesOf } from '../world/ledger.ts';
import { compointsConfigOf, exchangeCompoints, payForProduct, productsOf, purchaseRefusal } from '../world/slices/compoints.ts';

export const compoints = defineHandlers({
  getCompointsConfig: (call) => ({ data: compointsConfigOf(call, call.player) }),

  listCompointProducts: (call) => ({ data: productsOf(call, call.player) }),

  buyCompointProduct: (call) => {
    const { player } = call;
    const product = compointProducts.find(({ id }) => id === call.path.id);
    if (!product) return call.fail('not_found');
    const refused = purchaseRefusal(call, player, product);
    if (refused && 'limit' in refused) return call.fail(refused.why, { data: { limit: refused.limit } });
    if (refused && 'missing' in refused) return call.fail(refused.why, { data: { missing_amount: refused.missing } });
    if (refused) return call.fail(refused.why);
    payForProduct(call, player, product);
    const gift = distributeGift(call, player, product.gift, 'compoint_product_purchase', { productId: product.id, price: product.price });
    return { data: { productId: product.id, gift: giftOf(call, player, gift), compointBalance: balancesOf(call.state.ledger, player.id).compoints } };
  },

  exchangeCompoints: (call) => {
    const { player } = call;
    const { compoints: wanted } = call.body;
    const result = exchangeCompoints(call, player, wanted);
    if ('limit' in result) return call.fail(result.why, { data: { limit: result.limit } });
    if ('missing' in result) return call.fail(result.why, { data: { missing_amount: result.missing } });
    if ('why' in result) return call.fail(result.why);
    return {
      data: { compoints: wanted, amount: result.amount, currency: player.currency, compointBalance: balancesOf(call.state.ledger, player.id).compoints },
    };
  },
});
