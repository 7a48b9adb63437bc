import type { ApiError } from '#/api/ApiError.ts';
import { failureReason } from '#/i18n/failureReason.ts';
import { showMessage } from '#/overlays/toasts.store.ts';

const texts = { favourites_limit_reached: 'game.favourites.limit' } as const;

/** Explains in a toast why a favourite wasn't kept, if the reason is known. */
export function reportFavourite(error: ApiError): void {
  const reason = failureReason(error, texts);
  if (!reason) showMessage('game.favourites.error', { tone: 'error' });
  else
    showMessage(reason.id, { tone: 'warning', values: { ...reason.values, limit: error.data.limit ?? 0 } });
}
