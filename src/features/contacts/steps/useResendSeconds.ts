import { CONTACT_TIMER, resendMoment } from '#/entities/form/resendTimer.ts';
import { deviceNow } from '#/lib/clock.ts';
import { useSecondsUntil } from '#/lib/useClock.ts';
import type { KnownContacts } from '../model/contacts.ts';

/**
 * Whole seconds until another code may be asked for. The server says it for contacts; a code of a payout
 * that went to the same phone counts as well.
 */
export function useResendSeconds({ waiting, resendAt }: KnownContacts): number {
  const ofPhone = useSecondsUntil(waiting ? resendMoment(CONTACT_TIMER, waiting.value) : 0);
  const ofContact = useSecondsUntil(waiting ? resendAt : 0, deviceNow);
  return Math.max(ofPhone, ofContact);
}
