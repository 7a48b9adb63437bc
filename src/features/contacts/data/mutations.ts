// Mutations of the contact dialogs, and their cache updates.
import type { InvalidateOptions, QueryClient } from '@tanstack/react-query';
import {
  getConfirmContactMutationOptions,
  getCreateContactMutationOptions,
  getRequestEmailVerificationMutationOptions,
} from '#/api/generated/endpoints/contacts/contacts.ts';
import type { ContactOnVerification } from '#/api/generated/model/index.ts';
import { CONTACT_TIMER, startResendTimer } from '#/entities/form/resendTimer.ts';
import { contactsOnVerificationQuery, giftsQuery, profileQuery } from '#/entities/player/queries.ts';
import { deviceNow } from '#/lib/clock.ts';
import { withSent } from '../model/contacts.ts';

export const createContactMutation = () => getCreateContactMutationOptions();
export const requestEmailMutation = () => getRequestEmailVerificationMutationOptions();
export const confirmContactMutation = () => getConfirmContactMutationOptions();

/** Caches a contact whose code was just sent. */
export async function noteSent(client: QueryClient, sent: ContactOnVerification): Promise<void> {
  if (sent.type === 'phone') startResendTimer(CONTACT_TIMER, sent.value, sent.resendAfter);
  const { queryKey } = contactsOnVerificationQuery();
  // Cancel older requests, whose responses would overwrite this one.
  await client.cancelQueries({ queryKey });
  const agedSeconds = (deviceNow() - (client.getQueryState(queryKey)?.dataUpdatedAt ?? 0)) / 1000;
  client.setQueryData(queryKey, (known) => ({ data: withSent(known?.data ?? [], sent, agedSeconds) }));
}

/** Invalidates the contacts, and the gifts, which may require a confirmed one. */
export function refreshContacts(client: QueryClient, options?: InvalidateOptions): void {
  for (const { queryKey } of [contactsOnVerificationQuery(), profileQuery(), giftsQuery()])
    void client.invalidateQueries({ queryKey }, options);
}
