import type { ContactType } from '#/api/generated/model/index.ts';
import { openContact } from './contacts.modals.ts';
import { useKnownContacts } from './data/useKnownContacts.ts';
import { ContactListView } from './ui/ContactListView.tsx';

/** The player's phones and e-mails with their marks, and the way into the dialog of each kind. */
export function ContactList() {
  const known = useKnownContacts();
  return <ContactListView known={known} onOpen={(type: ContactType) => openContact(type)} />;
}
