import {
  getGetNetroxVisitorQueryOptions,
  getGetWebimVisitorQueryOptions,
} from '#/api/generated/endpoints/chat/chat.ts';

// The signed visitor data isn't cached, because the level and VIP status may change and the signature
// expires.
const uncached = { query: { staleTime: 0, gcTime: 0 } };

export const webimVisitorQuery = () => getGetWebimVisitorQueryOptions(uncached);
export const netroxVisitorQuery = () => getGetNetroxVisitorQueryOptions(uncached);
