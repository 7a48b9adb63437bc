import { getListSessionsQueryOptions } from '#/api/generated/endpoints/profile/profile.ts';

/** Devices on which the player is logged in, the latest first. */
export const sessionsQuery = () => getListSessionsQueryOptions();
