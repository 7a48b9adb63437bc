import { getGetGameSheetQueryOptions } from '#/api/generated/endpoints/lobby/lobby.ts';

export const gameSheetQuery = (slug: string) => getGetGameSheetQueryOptions(slug);
