import { getListCompointProductsQueryOptions } from '#/api/generated/endpoints/compoints/compoints.ts';

export const productsQuery = () => getListCompointProductsQueryOptions({ type: 'gift' });
