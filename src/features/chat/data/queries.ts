import {
  getGetNetroxVisitorQueryOptions,
  getGetWebimVisitorQueryOptions,
} from '#/api/generated/endpoints/chat/chat.ts';

// Signed visitors aren't cached: level and VIP status may change, and the signature expires.
const uncached = { query: { staleTime: 0, gcTime: 0 } };

export const webimVisitorQuery = () => getGetWebimVisitorQueryOptions(uncached);
export const netroxVisitorQuery = () => getGetNetroxVisitorQueryOptions(uncached);
