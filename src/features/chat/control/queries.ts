import { queryOptions } from '@tanstack/react-query';
import { connect } from './chatConnection.ts';

/**
 * Connects to the chat. Runs while the dialog is open; closing the dialog cancels the attempt. The query's
 * data is the maintenance notice, or null once the provider's window has replaced the dialog.
 */
export const chatConnectionQuery = () =>
  queryOptions({
    queryKey: ['chat', 'connection'],
    queryFn: ({ client, signal }) => connect(client, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // No retries here, because the requests inside this query retry by themselves.
    retry: false,
  });
