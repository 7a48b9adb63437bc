import { useSearchParams } from 'react-router';

/**
 * Reads and updates a list's state in the URL. Updates replace the history entry and keep the scroll
 * position. `write` must keep unrelated parameters.
 */
export function useUrlQuery<Query, Next = Query>(
  read: (params: URLSearchParams) => Query,
  write: (params: URLSearchParams, next: Next) => URLSearchParams,
): readonly [Query, (next: Next) => void] {
  const [params, setParams] = useSearchParams();
  const change = (next: Next): void =>
    setParams((current) => write(current, next), { replace: true, preventScrollReset: true });
  return [read(params), change];
}
