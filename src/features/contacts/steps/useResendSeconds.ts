import { CONTACT_TIMER, resendMoment, secondsUntil } from '#/entities/form/resendTimer.ts';
import { deviceNow, serverNow } from '#/lib/clock.ts';
import { useServerNow } from '#/lib/useClock.ts';
import type { KnownContacts } from '../model/contacts.ts';

/**
 * Whole seconds until another code may be asked for. The server says it for contacts; a code of a payout
 * that went to the same phone counts as well.
 */
export function useResendSeconds({ waiting, resendAt }: KnownContacts): number {
  useServerNow(250);
  if (!waiting) return 0;
  const ofPhone = secondsUntil(resendMoment(CONTACT_TIMER, waiting.value), serverNow());
  return Math.max(ofPhone, secondsUntil(resendAt, deviceNow()));
}
