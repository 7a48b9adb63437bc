import { defineHandlers } from '../core/handler.ts';
import { readNoticesNamed } from '../world/notifications/actions.ts';
import { announceSecurityChange } from '../world/notifications/security.actions.ts';
import { confirmContactByCode, findOrAddWaiting, sendContactCode } from '../world/contacts/actions.ts';
import { contactsWaiting, findContact } from '../world/contacts/view.ts';
import { createRefusal, normaliseContact } from '../world/contacts/rules.ts';
import { resendAfterOrFail } from './resendAfterOrFail.ts';
import { refuse } from './refuse.ts';

export const contacts = defineHandlers({
  listContactsOnVerification: (call) => ({ data: contactsWaiting(call, call.player) }),

  createContact: (call) => {
    const { type } = call.path;
    const value = normaliseContact(type, call.body.value);
    if (value === null) return call.fail('validation_error');
    const refusal = createRefusal(call, call.player, type, value);
    if (refusal) return call.fail(refusal);
    const contact = findOrAddWaiting(call, call.player, type, value);
    const sending = sendContactCode(call, call.player, contact);
    if ('why' in sending) return refuse(call, sending);
    return { data: { id: contact.id, type, value, resendAfter: sending.resendAfter } };
  },

  requestEmailVerification: (call) => {
    const found = findContact(call, call.player, call.path.id);
    if (found === 'confirmed') return call.fail('contact_already_confirmed');
    if (!found || found.waiting.type !== 'email') return call.fail('not_found');
    const contact = { ...found.waiting, type: 'email' } as const;
    return resendAfterOrFail(call, sendContactCode(call, call.player, contact));
  },

  confirmContact: (call) => {
    const found = findContact(call, call.player, call.path.id);
    if (found === 'confirmed') return call.fail('contact_already_confirmed');
    if (!found) return call.fail('not_found');
    // Another account may have confirmed the contact since the code was sent.
    const { type, value } = found.waiting;
    if (createRefusal(call, call.player, type, value) === 'contact_already_used')
      return call.fail('contact_already_used');
    const refused = confirmContactByCode(call, call.player, found.waiting, call.body.code);
    if (refused) return refuse(call, refused);
    announceSecurityChange(call, call.player, `${type}_confirmed`, value);
    if (type === 'email') readNoticesNamed(call, call.player, 'confirm_email');
    return { success: true };
  },
});
