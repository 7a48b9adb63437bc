import type { QueryClient } from '@tanstack/react-query';
import type { ChatMaintenance, ChatProvider, ServerData } from '#/api/generated/model/index.ts';
import { freshServerDataQuery, serverDataQuery } from '#/api/queries.ts';
import { isLoggedIn } from '#/api/session/session.store.ts';
import { chatStart, type ChatStart } from '../model/chatRules.ts';
import { netroxVisitorQuery, webimVisitorQuery } from './queries.ts';

export type PreparedChat =
  | { readonly kind: 'resting'; readonly maintenance: ChatMaintenance }
  | { readonly kind: 'open'; readonly provider: ChatProvider; readonly start: ChatStart };

/** The newest settings; those that are known already where the server does not say. */
async function settingsOf(client: QueryClient): Promise<ServerData> {
  try {
    return (await client.fetchQuery(freshServerDataQuery())).data;
  } catch (error) {
    const known = client.getQueryData(serverDataQuery().queryKey);
    if (!known) throw error;
    return known.data;
  }
}

async function cardOf(client: QueryClient, provider: ChatProvider) {
  const { data } = await (provider === 'webim'
    ? client.fetchQuery(webimVisitorQuery())
    : client.fetchQuery(netroxVisitorQuery()));
  return data;
}

/** Whether the chat rests, or whose it is and what it is told. Throws ApiError. */
export async function prepareChat(client: QueryClient): Promise<PreparedChat> {
  const { callCenterConfig: config } = await settingsOf(client);
  if (config.maintenance.isActive) return { kind: 'resting', maintenance: config.maintenance };
  const provider = config.chatProvider;
  const visitor = isLoggedIn() ? await cardOf(client, provider) : null;
  return { kind: 'open', provider, start: chatStart(config.settings, visitor) };
}
