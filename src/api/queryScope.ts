// Groups queries under a scope name in `meta`, so that they can be invalidated whatever their
// parameters.
import type { QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly scope?: string };
  }
}

export const inScope = (scope: string) => ({ meta: { scope } });

export function invalidateScope(client: QueryClient, scope: string): Promise<void> {
  return client.invalidateQueries({ predicate: ({ meta }) => meta?.scope === scope });
}
