import { FormattedMessage } from 'react-intl';
import type { ContactType } from '#/api/generated/model/index.ts';
import { Part } from '#/entities/failure/Part.tsx';
import type { Closable } from '#/overlays/modals.store.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { useContactFlow } from './data/useContactFlow.ts';
import { useKnownContacts } from './data/useKnownContacts.ts';
import type { KnownContacts } from './model/contacts.ts';
import { ContactSteps } from './steps/ContactSteps.tsx';

/** The dialog of one kind of contact, from the overview to the confirmation. */
export default function ContactModal({ type, close }: { type: ContactType } & Closable) {
  const known = useKnownContacts();
  return (
    <>
      <Part of={known} skeleton={['27rem']} failed="contacts.failed">
        {(all) => <ContactFlow key={type} known={all[type]} close={close} />}
      </Part>
      {known.kind === 'failed' && (
        <Button variant="ghost" onClick={close}>
          <FormattedMessage id="common.action.close" />
        </Button>
      )}
    </>
  );
}

function ContactFlow({ known, close }: { known: KnownContacts } & Closable) {
  const [step, tell] = useContactFlow(known, close);
  return <ContactSteps known={known} step={step} tell={tell} />;
}
