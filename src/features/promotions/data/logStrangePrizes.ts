import { logError } from '#/api/errorLog.ts';
import type { Promo } from '#/api/generated/model/index.ts';
import { strangePrizes } from '../model/prizes.ts';

/** Writes down prizes in a currency that the promotion does not have (specification S8.34). */
export function logStrangePrizes(promo: Promo): void {
  const strange = strangePrizes(promo);
  if (strange.length === 0) return;
  logError(`Prizes of ${promo.slug} in a currency that it does not have: ${strange.join(', ')}`, {
    label: 'promotions',
    level: 'WARNING',
  });
}
