// What a change concerns, by a name that the options of queries carry, whatever their parameters.
import type { QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly scope?: string };
  }
}

export const inScope = (scope: string) => ({ meta: { scope } });

/** Asks anew for all that shows the scope. */
export function invalidateScope(client: QueryClient, scope: string): Promise<void> {
  return client.invalidateQueries({ predicate: ({ meta }) => meta?.scope === scope });
}
