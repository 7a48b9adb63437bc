import type { GameList } from '#/api/generated/model/index.ts';
import type { RowViewProps } from '../ui/Row/RowView.tsx';

type Answer = { data: GameList | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };

/** What a row shows of its query: games that are there stay, even when asking again has failed. */
export function rowState({ data, isError, isFetching, refetch }: Answer): RowViewProps['state'] {
  if (data) return { kind: 'games', games: data.data };
  return isError ? { kind: 'error', retry: () => void refetch(), isRetrying: isFetching } : { kind: 'loading' };
}
