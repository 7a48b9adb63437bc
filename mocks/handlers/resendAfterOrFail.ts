import type { ErrorOverrides } from '../core/handler.ts';
import { refuse, type WorldRefusal } from './refuse.ts';

/** Returns in how many seconds the next code may be requested, or fails the call if no code was sent. */
export function resendAfterOrFail<Name extends string>(
  call: { readonly fail: (name: Name, overrides?: ErrorOverrides) => never },
  sending: { resendAfter: number } | WorldRefusal<Name>,
): { success: boolean; resendAfter: number } {
  return 'why' in sending ? refuse(call, sending) : { success: true, resendAfter: sending.resendAfter };
}
