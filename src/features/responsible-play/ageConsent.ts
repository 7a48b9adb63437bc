// Whether a guest has said that they are of age. Players have said so when they signed up.
import { cookies } from '#/lib/storage.ts';

const COOKIE = 'adult';
const YEAR_SECONDS = 31_536_000;

/** Readers that press no buttons: the page is there for them as it is. */
const CRAWLERS = /bot\b|crawl|spider|slurp|lighthouse|preview/i;

/** Whether this browser has to be asked: once a year, and no crawler ever. */
export function needsAgeConsent(userAgent: string): boolean {
  return cookies.get(COOKIE) === null && !CRAWLERS.test(userAgent);
}

export function keepAgeConsent(): void {
  cookies.set(COOKIE, '1', YEAR_SECONDS);
}
