import type { Closable } from '#/overlays/modals.store.ts';
import { useSnapshot } from 'valtio';
import { consent, decideConsent } from '../consent.store.ts';
import { nothing, type Agreed } from '../model/consentChoice.ts';
import { ConsentSettings } from './ConsentSettings.tsx';

/** The settings of consent; closing them without saving changes nothing. */
export default function ConsentModal({ close }: Closable) {
  const { choice } = useSnapshot(consent);
  const decide = (agreed: Agreed) => {
    decideConsent(agreed);
    close();
  };
  return <ConsentSettings chosen={choice ?? nothing} onDecide={decide} />;
}
