import { getGetRealityCheckQueryOptions } from '#/api/generated/endpoints/responsible-play/responsible-play.ts';

export const realityCheckQuery = () => getGetRealityCheckQueryOptions();
