// Stores that a guest has confirmed their age. Players confirm their age when they register.
import { cookies } from '#/lib/storage.ts';

const COOKIE = 'adult';
const YEAR_SECONDS = 31_536_000;

const CRAWLERS = /bot\b|crawl|spider|slurp|lighthouse|preview/i;

/** Whether to ask a guest to confirm their age. Guests are asked once a year, crawlers never. */
export function needsAgeConsent(userAgent: string): boolean {
  return cookies.get(COOKIE) === null && !CRAWLERS.test(userAgent);
}

export function keepAgeConsent(): void {
  cookies.set(COOKIE, '1', YEAR_SECONDS);
}
