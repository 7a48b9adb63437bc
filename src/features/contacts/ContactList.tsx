import type { ContactType } from '#/api/generated/model/index.ts';
import { openContact } from './contacts.modals.ts';
import { useKnownContacts } from './data/useKnownContacts.ts';
import { ContactListView } from './ui/ContactListView.tsx';

/** The player's phones and e-mails with their status, and a button per kind that opens its dialog. */
export function ContactList() {
  const known = useKnownContacts();
  return <ContactListView known={known} onOpen={(type: ContactType) => openContact(type)} />;
}
