import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { reportFavourite, wantedFavouriteMutation } from './mutations.ts';

export function addWantedFavourite(client: QueryClient, slug: string): Promise<unknown> {
  return new MutationObserver(client, wantedFavouriteMutation(reportFavourite)).mutate(slug);
}
