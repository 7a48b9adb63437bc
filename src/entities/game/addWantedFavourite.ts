import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { wantedFavouriteMutation } from './mutations.ts';
import { reportFavourite } from './reportFavourite.ts';

export function addWantedFavourite(client: QueryClient, slug: string): Promise<unknown> {
  return new MutationObserver(client, wantedFavouriteMutation(reportFavourite)).mutate(slug);
}
