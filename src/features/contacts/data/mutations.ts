import { useEffect } from 'react';
import {
  mutationOptions,
  useQueryClient,
  type InvalidateOptions,
  type QueryClient,
} from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import {
  createContact,
  getConfirmContactMutationOptions,
  getCreateContactMutationOptions,
  requestEmailVerification,
} from '#/api/generated/endpoints/contacts/contacts.ts';
import type { ContactOnVerification, ContactType, ContactErrorCode } from '#/api/generated/model/index.ts';
import { CONTACT_TIMER, startResendTimer } from '#/entities/form/useResend.ts';
import { contactsOnVerificationQuery, giftsQuery, profileQuery } from '#/entities/player/queries.ts';
import { deviceNow } from '#/lib/clock.ts';
import { tabChannel } from '#/lib/tabChannel.ts';
import { confirmationTexts, readRefusal, type Refusal } from '#/entities/form/refusal.ts';
import type { CodeTexts } from '#/i18n/errorTexts.ts';
import { withSent } from '../model/contacts.ts';

/** A contact that is to receive a code. Has no id if the server doesn't know the contact yet. */
export interface Addressee {
  readonly id: number | undefined;
  readonly value: string;
}

export const createContactMutation = () =>
  getCreateContactMutationOptions({
    mutation: {
      onSuccess: ({ data }, _sent, _context, { client }) => noteSent(client, data),
      // If the answer was lost, a code may have been sent.
      onError: (_error, _sent, _context, { client }) => contactsChanged(client),
    },
  });

/**
 * Sends a code. A saved e-mail has its own endpoint for this. For other contacts, repeats the create call,
 * which also sends a code.
 */
async function sendCode({ type, contact: { id, value } }: { type: ContactType; contact: Addressee }) {
  if (type === 'phone' || id === undefined) return (await createContact(type, { value })).data;
  const { resendAfter } = await requestEmailVerification(id);
  return { id, type, value, resendAfter };
}

export const sendCodeMutation = () =>
  mutationOptions<ContactOnVerification, ApiError, Parameters<typeof sendCode>[0]>({
    mutationFn: sendCode,
    onSuccess: (sent, _input, _context, { client }) => noteSent(client, sent),
    // Refetches after an error, because the contact may have been confirmed elsewhere.
    onError: (_error, _input, _context, { client }) => contactsChanged(client),
  });

export const confirmContactMutation = () =>
  getConfirmContactMutationOptions({
    // After an error too: if the answer was lost, the contact may be confirmed.
    mutation: { onSettled: (_answer, _error, _input, _context, { client }) => contactsChanged(client) },
  });

/** Records in the cache that a code was sent to the contact. */
async function noteSent(client: QueryClient, sent: ContactOnVerification): Promise<void> {
  if (sent.type === 'phone') startResendTimer(CONTACT_TIMER, sent.value, sent.resendAfter);
  const { queryKey } = contactsOnVerificationQuery();
  // Cancel refetches in flight, because a response from before the change would overwrite it.
  await client.cancelQueries({ queryKey });
  const agedSeconds = (deviceNow() - (client.getQueryState(queryKey)?.dataUpdatedAt ?? 0)) / 1000;
  client.setQueryData(queryKey, (known) => ({ data: withSent(known?.data ?? [], sent, agedSeconds) }));
  contactsChanged(client);
}

/** Tells the player's other tabs to refetch. The message contains no contact data. */
const channel = tabChannel('casino.contacts', (data) => (data === 'changed' ? data : null));

function contactsChanged(client: QueryClient): void {
  refreshContacts(client);
  channel.post('changed');
}

/** Refetches the gifts too, because some require a confirmed contact. */
function refreshContacts(client: QueryClient, options?: InvalidateOptions): void {
  for (const { queryKey } of [contactsOnVerificationQuery(), profileQuery(), giftsQuery()])
    void client.invalidateQueries({ queryKey }, options);
}

/** Refetches the contacts when another tab changes them. */
export function useContactsElsewhere(): void {
  const client = useQueryClient();
  // Several components listen, so a listener must not cancel a refetch that another one has started.
  useEffect(() => channel.on(() => refreshContacts(client, { cancelRefetch: false })), [client]);
}

export const contactTexts: CodeTexts<ContactErrorCode> = {
  ...confirmationTexts,
  phone_confirmation_limit_exceeded: 'contacts.error.phone_confirmation_limit_exceeded',
  email_confirmation_limit_exceeded: 'contacts.error.email_confirmation_limit_exceeded',
  contact_already_used: 'contacts.error.contact_already_used',
  contact_already_confirmed: 'contacts.error.contact_already_confirmed',
  contact_change_forbidden: 'contacts.error.contact_change_forbidden',
};

export function readContactRefusal<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): Refusal<Field> {
  return readRefusal(error, fields, contactTexts);
}
