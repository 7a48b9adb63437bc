import type { ErrorOverrides } from '../core/handler.ts';
import { refuse, type WorldRefusal } from './refuse.ts';

/** Says when another code may be asked for; ends a call whose code was not sent. */
export function answerSending<Name extends string>(
  call: { readonly fail: (name: Name, overrides?: ErrorOverrides) => never },
  sending: { resendAfter: number } | WorldRefusal<Name>,
): { success: boolean; resendAfter: number } {
  return 'why' in sending ? refuse(call, sending) : { success: true, resendAfter: sending.resendAfter };
}
