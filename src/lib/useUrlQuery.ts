import { useSearchParams } from 'react-router';

/**
 * What the address says of a list, and how to change that: the page stays where it is, and no step back is
 * added. `write` keeps parameters that are not its own.
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
