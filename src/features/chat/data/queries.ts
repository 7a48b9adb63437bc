import {
  getGetNetroxVisitorQueryOptions,
  getGetWebimVisitorQueryOptions,
} from '#/api/generated/endpoints/chat/chat.ts';

/** Asked for at each conversation: level and VIP may have changed, and the signature ends. */
const current = { query: { staleTime: 0, gcTime: 0 } };

export const webimVisitorQuery = () => getGetWebimVisitorQueryOptions(current);
export const netroxVisitorQuery = () => getGetNetroxVisitorQueryOptions(current);
