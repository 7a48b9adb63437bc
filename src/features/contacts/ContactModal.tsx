import type { ContactType } from '#/api/generated/model/index.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { useContactFlow } from './data/useContactFlow.ts';
import { useKnownContacts } from './data/useKnownContacts.ts';
import type { KnownContacts } from './model/contacts.ts';
import { ContactSteps } from './steps/ContactSteps.tsx';
import { DialogFailed, DialogLoading } from './ui/DialogStates.tsx';

/** The dialog of one kind of contact, from a look at it to its confirmation. */
export default function ContactModal({ type, close }: { type: ContactType } & Closable) {
  const known = useKnownContacts();
  if (known.kind === 'pending') return <DialogLoading />;
  if (known.kind === 'failed') return <DialogFailed failed={known} onClose={close} />;
  return <ContactFlow key={type} known={known.data[type]} close={close} />;
}

function ContactFlow({ known, close }: { known: KnownContacts } & Closable) {
  const [step, tell] = useContactFlow(known, close);
  return <ContactSteps known={known} step={step} tell={tell} />;
}
