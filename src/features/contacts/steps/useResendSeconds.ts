import { CONTACT_TIMER, resendMoment } from '#/entities/form/resendTimer.ts';
import { deviceNow } from '#/lib/clock.ts';
import { useSecondsUntil } from '#/lib/useClock.ts';
import type { KnownContacts } from '../model/contacts.ts';

/**
 * Whole seconds until another code may be requested: the server's countdown for contacts, or that of a
 * payout's code sent to the same phone, if longer.
 */
export function useResendSeconds({ waiting, resendAt }: KnownContacts): number {
  const ofPhone = useSecondsUntil(waiting ? resendMoment(CONTACT_TIMER, waiting.value) : 0);
  const ofContact = useSecondsUntil(waiting ? resendAt : 0, deviceNow);
  return Math.max(ofPhone, ofContact);
}
