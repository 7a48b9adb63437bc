import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CHAT_PARAMETER, registerSupportChat } from '#/entities/support/supportChat.ts';
import { hasChatOf, openChat } from '#/features/chat/openChat.ts';

/** Registers the support chat, and opens it if the URL asks for it. */
export function useSupportChat(): void {
  const client = useQueryClient();
  useEffect(() => {
    registerSupportChat({ open: () => void openChat(client), hasProvider: hasChatOf });
    if (new URLSearchParams(location.search).has(CHAT_PARAMETER)) void openChat(client);
  }, [client]);
}
