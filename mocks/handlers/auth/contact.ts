// Who a call is about: an e-mail or a phone, as its `authType` says.
import type { ErrorOverrides } from '../../core/handler.ts';

interface ContactCall {
  readonly body: { authType: 'email' | 'phone'; email?: string | undefined; phone?: string | undefined };
  fail(name: 'validation_error', overrides?: ErrorOverrides): never;
}

/** The contact that the body names; ends the call when the one of its kind is missing. */
export function contactOf(call: ContactCall): string {
  const { authType } = call.body;
  return call.body[authType] ?? call.fail('validation_error', { field: authType });
}
