import { secondsUntil } from '#/entities/form/resendTimer.ts';
import { deviceNow } from '#/lib/clock.ts';
import { useServerNow } from '#/lib/useClock.ts';
import type { KnownContacts } from '../model/contacts.ts';

/** Whole seconds until another code may be asked for; the server says, so they outlive the dialog. */
export function useResendSeconds({ waiting, resendAt }: KnownContacts): number {
  useServerNow(250);
  return waiting ? secondsUntil(resendAt, deviceNow()) : 0;
}
