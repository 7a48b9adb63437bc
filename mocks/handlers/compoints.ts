import { defineHandlers } from '../core/handler.ts';
import { compointProducts } from '../world/compoints/catalogue.ts';
import { distributeGift } from '../world/gifts/actions.ts';
import { giftOf } from '../world/gifts/view.ts';
import { balancesOf } from '../world/ledger.ts';
import { exchangeCompoints, payForProduct } from '../world/compoints/actions.ts';
import { compointsConfigOf, productsOf, purchaseRefusal } from '../world/compoints/view.ts';
import { refuse } from './refuse.ts';

export const compoints = defineHandlers({
  getCompointsConfig: (call) => ({ data: compointsConfigOf(call, call.player) }),

  listCompointProducts: (call) => ({ data: productsOf(call, call.player) }),

  buyCompointProduct: (call) => {
    const { player } = call;
    const product = compointProducts.find(({ id }) => id === call.path.id);
    if (!product) return call.fail('not_found');
    const refused = purchaseRefusal(call, player, product);
    if (refused) return refuse(call, refused);
    payForProduct(call, player, product);
    const gift = distributeGift(call, player, product.gift, 'compoint_product_purchase', {
      bought: { productId: product.id, price: product.price },
    });
    return {
      data: {
        productId: product.id,
        gift: giftOf(call, player, gift),
        compointBalance: balancesOf(call.state.ledger, player.id).compoints,
      },
    };
  },

  exchangeCompoints: (call) => {
    const { player } = call;
    const { compoints: wanted } = call.body;
    const result = exchangeCompoints(call, player, wanted);
    if ('why' in result) return refuse(call, result);
    return {
      data: {
        compoints: wanted,
        amount: result.amount,
        currency: player.currency,
        compointBalance: balancesOf(call.state.ledger, player.id).compoints,
      },
    };
  },
});
