import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContactType } from '#/api/generated/model/index.ts';
import { useMachine } from '#/lib/useMachine.ts';
import { firstContact, reduceContact, shownStep } from '../model/contact.machine.ts';
import type { Addressee, ContactEffect, ContactEvent, ContactStep } from '../model/contactModel.ts';
import type { KnownContacts, WaitingContact } from '../model/contacts.ts';
import { refusedSending } from '../model/refusals.ts';
import { announceContacts } from './contactsChannel.ts';
import { createContactMutation, noteSent, refreshContacts, requestEmailMutation } from './mutations.ts';

export type TellContact = (event: ContactEvent) => void;

/** Sends a code. An e-mail that the server knows has its own call; any other contact is created again. */
function useSendCode(type: ContactType) {
  const client = useQueryClient();
  const { mutateAsync: create } = useMutation(createContactMutation());
  const { mutateAsync: request } = useMutation(requestEmailMutation());
  const ask = async ({ id, value }: Addressee) => {
    if (type === 'phone' || id === undefined) return (await create({ type, data: { value } })).data;
    const { resendAfter } = await request({ id });
    return { id, type, value, resendAfter };
  };
  return async (contact: Addressee): Promise<WaitingContact> => {
    const sent = await ask(contact);
    await noteSent(client, sent);
    return { id: sent.id, value: sent.value };
  };
}

function usePerform(type: ContactType, close: () => void) {
  const client = useQueryClient();
  const sendCode = useSendCode(type);
  const send = async ({ attempt, contact }: Extract<ContactEffect, { type: 'send' }>, tell: TellContact) => {
    try {
      tell({ type: 'codeSent', attempt, contact: await sendCode(contact) });
    } catch (error) {
      const refused = refusedSending(error);
      tell(
        'limit' in refused
          ? { type: 'codeLimited', attempt, limit: refused.limit }
          : { type: 'codeRefused', attempt, notice: refused.notice },
      );
    }
  };
  return (effect: ContactEffect, tell: TellContact): void => {
    switch (effect.type) {
      case 'send':
        return void send(effect, tell);
      case 'refresh':
        refreshContacts(client);
        return announceContacts();
      case 'close':
        return close();
    }
  };
}

/** The step of a dialog, and the function that sends events to its state machine. */
export function useContactFlow(known: KnownContacts, close: () => void): readonly [ContactStep, TellContact] {
  const perform = usePerform(known.type, close);
  const [model, tell] = useMachine(() => firstContact(known), reduceContact, perform);
  return [shownStep(model, known), tell];
}
