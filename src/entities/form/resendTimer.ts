// The time from which another code may be requested. Stored per tab, to survive a reload (specification
// S4.37).
import { serverNow } from '#/lib/clock.ts';
import { tabStore } from '#/lib/storage.ts';
import { DAY_MS } from '#/lib/duration.ts';

/** Default seconds between two codes, if the server gives none (specification S9.4). */
export const RESEND_SECONDS = 35;
/** Name of the countdown for codes that confirm contacts. */
export const CONTACT_TIMER = 'contact';

const nameOf = (timer: string): string => `resend.${timer}`;

export function startResendTimer(timer: string, contact: string, seconds: number = RESEND_SECONDS): void {
  tabStore.set(nameOf(timer), JSON.stringify([contact, serverNow() + seconds * 1000]));
}

function readStored(text: string | null): [contact: string, until: number] | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return null;
    const [contact, until]: unknown[] = stored;
    return typeof contact === 'string' && typeof until === 'number' ? [contact, until] : null;
  } catch {
    return null;
  }
}

/** Server time in ms from which another code may be sent to `contact`, or 0 for immediately. */
export function resendMoment(timer: string, contact: string): number {
  const stored = readStored(tabStore.get(nameOf(timer)));
  if (!stored || stored[0] !== contact) return 0;
  // A clock that was set back must not lock the player out.
  return stored[1] - serverNow() > DAY_MS ? 0 : stored[1];
}
