import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { serverDataQuery } from '#/api/queries.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { supportWays } from '#/entities/support/supportWays.ts';
import { askForChat, chatState } from '../control/chatControl.ts';
import { ChatView } from './ChatView.tsx';

/** The dialog on the way to the chat. The other ways to the support stand by where the chat does not come. */
export default function ChatModal() {
  const client = useQueryClient();
  const phase = useSyncExternalStore(chatState.subscribe, chatState.get);
  const config = useQuery(serverDataQuery()).data?.data.callCenterConfig;
  const otherWays = supportWays(config, { hasChat: false, brandEmail: currentBrand().supportEmail });
  return <ChatView phase={phase} otherWays={otherWays} onRetry={() => askForChat(client)} />;
}
