import { useQuery } from '@tanstack/react-query';
import type { ContactType } from '#/api/generated/model/index.ts';
import { loadable, type Loadable } from '#/api/loadable.ts';
import { contactsOnVerificationQuery, profileQuery } from '#/entities/player/queries.ts';
import { knownContacts, type KnownContacts } from '../model/contacts.ts';
import { useContactsElsewhere } from './mutations.ts';

export type KnownByType = Readonly<Record<ContactType, KnownContacts>>;

/** The player's contacts. Refetched when another tab changes them. */
export function useKnownContacts(): Loadable<KnownByType> {
  useContactsElsewhere();
  const profile = useQuery(profileQuery());
  const waiting = useQuery(contactsOnVerificationQuery());
  const answeredAt = waiting.dataUpdatedAt;
  const player = loadable(profile, ({ data }) => data);
  const list = loadable(waiting, ({ data }) => data);
  if (player.kind !== 'ready') return player;
  if (list.kind !== 'ready') return list;
  const known = (type: ContactType) => knownContacts(player.data, list.data, type, answeredAt);
  return { kind: 'ready', data: { phone: known('phone'), email: known('email') } };
}
