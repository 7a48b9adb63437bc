import { getListSessionsQueryOptions } from '#/api/generated/endpoints/profile/profile.ts';

export const sessionsQuery = () => getListSessionsQueryOptions();
