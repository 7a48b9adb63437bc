import { logError } from '#/api/errorLog.ts';

/** Writes down prizes in a currency that the promotion does not have (specification S8.34), by their ids. */
export function logStrangePrizes(slug: string, prizes: string): void {
  logError(`Prizes of ${slug} in a currency that it does not have: ${prizes}`, {
    label: 'promotions',
    level: 'WARNING',
  });
}
