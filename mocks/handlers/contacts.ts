// Confirming phone and e-mail by a code.
import { defineHandlers, type ErrorOverrides } from '../core/handler.ts';
import {
  confirmContactBy,
  contactToWait,
  sendContactCode,
  type Confirmation,
  type ContactSending,
} from '../world/contacts/actions.ts';
import { contactsWaiting, findContact } from '../world/contacts/view.ts';
import { createRefusal, normaliseContact } from '../world/contacts/rules.ts';

type SendError =
  | 'too_many_requests'
  | 'sending_limit'
  | 'request_limit_exceeded'
  | 'email_confirmation_limit_exceeded';

interface Sender {
  fail(name: SendError, overrides?: ErrorOverrides): never;
}

const sendErrors: Record<Extract<ContactSending, { sent: false }>['why'], SendError> = {
  soon: 'too_many_requests',
  pause: 'sending_limit',
  support: 'email_confirmation_limit_exceeded',
  player: 'request_limit_exceeded',
};

function failSending(call: Sender, { why, retryAfter }: Extract<ContactSending, { sent: false }>): never {
  return call.fail(sendErrors[why], retryAfter > 0 ? { data: { retryAfter: retryAfter } } : {});
}

const confirmErrors = {
  wrong: 'code_wrong',
  expired: 'code_expired',
  exceeded: 'code_attempts_exceeded',
  pause: 'attempts_limit',
  support: 'request_limit_exceeded',
} as const satisfies Record<Exclude<Confirmation, 'confirmed'>, string>;

export const contacts = defineHandlers({
  listContactsOnVerification: (call) => ({ data: contactsWaiting(call, call.player) }),

  createContact: (call) => {
    const { type } = call.path;
    const value = normaliseContact(type, call.body.value);
    if (value === null) return call.fail('validation_error');
    const refusal = createRefusal(call, call.player, type, value);
    if (refusal) return call.fail(refusal);
    const contact = contactToWait(call, call.player, type, value);
    const result = sendContactCode(call, call.player, contact);
    if (result.sent) return { data: { id: contact.id, type, value, resendAfter: result.resendAfter } };
    return result.why === 'support' && type === 'phone'
      ? call.fail('phone_confirmation_limit_exceeded')
      : failSending(call, result);
  },

  requestEmailVerification: (call) => {
    const found = findContact(call, call.player, call.path.id);
    if (found === 'confirmed') return call.fail('contact_already_confirmed');
    if (!found || found.waiting.type !== 'email') return call.fail('not_found');
    const result = sendContactCode(call, call.player, found.waiting);
    return result.sent ? { success: true, resendAfter: result.resendAfter } : failSending(call, result);
  },

  confirmContact: (call) => {
    const found = findContact(call, call.player, call.path.id);
    if (found === 'confirmed') return call.fail('contact_already_confirmed');
    if (!found) return call.fail('not_found');
    const result = confirmContactBy(call, call.player, found.waiting, call.body.code);
    return result === 'confirmed' ? { success: true } : call.fail(confirmErrors[result]);
  },
});
