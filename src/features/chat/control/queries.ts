import { queryOptions } from '@tanstack/react-query';
import { connect } from './chatConnection.ts';

/**
 * Runs while the dialog is open; closing the dialog cancels the attempt. Its data is the chat's maintenance
 * notice, or null once the provider's window has replaced the dialog.
 */
export const chatConnectionQuery = () =>
  queryOptions({
    queryKey: ['chat', 'connection'],
    queryFn: ({ client, signal }) => connect(client, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // No retries here, because the requests inside retry by themselves.
    retry: false,
  });
