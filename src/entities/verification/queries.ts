import { getListVerificationsQueryOptions } from '#/api/generated/endpoints/verification/verification.ts';

export const verificationsQuery = () => getListVerificationsQueryOptions();
