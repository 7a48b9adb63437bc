import { getListCompointProductsQueryOptions } from '#/api/generated/endpoints/compoints/compoints.ts';

/** All that the shop sells, with what this player may have of it. */
export const productsQuery = () => getListCompointProductsQueryOptions({ type: 'gift' });
