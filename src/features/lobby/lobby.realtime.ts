// What the socket's messages do to the lobby's cache.
import type { QueryClient } from '@tanstack/react-query';
import type { WinnerList } from '#/api/generated/model/index.ts';
import { whenCalm } from '#/lib/schedule.ts';
import { joinRoom, onGap, subscribe } from '#/realtime/realtime.ts';
import { winnersQuery } from './data/queries.ts';
import { withWinner } from './model/rules.ts';

/** A guest needs the socket for the winners alone, so it does not hold up the first view. */
const JOIN_AFTER_MS = 5_000;

/** Keeps the list of winners right as long as it is on screen; returns the way to stop. */
export function bindWinners(client: QueryClient): () => void {
  const { queryKey } = winnersQuery();
  let leave = (): void => {};
  const stopWaiting = whenCalm(() => {
    leave = joinRoom('winners');
  }, JOIN_AFTER_MS);
  const stopListening = subscribe('winner.added', ({ data: { winner, currency } }) => {
    client.setQueryData<WinnerList>(queryKey, (list) =>
      // Amounts of another currency cannot stand in the same list.
      list?.options.currency === currency ? { ...list, data: withWinner(list.data, winner) } : list,
    );
  });
  const stopGaps = onGap(() => void client.invalidateQueries({ queryKey }));
  return () => {
    stopWaiting();
    leave();
    stopListening();
    stopGaps();
  };
}
