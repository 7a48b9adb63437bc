import type { ErrorOverrides } from '../../core/handler.ts';

interface ContactCall {
  readonly body: { authType: 'email' | 'phone'; email?: string | undefined; phone?: string | undefined };
  fail(name: 'validation_error', overrides?: ErrorOverrides): never;
}

/** The e-mail or phone that `authType` selects. Fails the call if it is missing. */
export function contactOf(call: ContactCall): string {
  const { authType } = call.body;
  return call.body[authType] ?? call.fail('validation_error', { field: authType });
}
