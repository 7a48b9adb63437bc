import { addresseeOf } from '../model/contact.machine.ts';
import { MainView } from '../ui/MainView.tsx';
import { askSupport } from './askSupport.ts';
import type { ContactStepProps } from './contactStepProps.ts';

/** The overview of the contacts, with a button that requests a first code. */
export function MainStep({ known, step: { sending }, tell }: ContactStepProps<'main'>) {
  const addressee = addresseeOf(known);
  const { waiting } = known;
  return (
    <MainView
      known={known}
      hasCode={waiting !== null}
      canConfirm={addressee !== null}
      isSending={sending.status === 'underWay'}
      notice={sending.status === 'refused' ? sending.notice : undefined}
      onConfirm={() => {
        if (waiting) tell({ type: 'codeAtHand', contact: waiting });
        else if (addressee) tell({ type: 'codeAsked', contact: addressee });
      }}
      onChange={() => tell({ type: 'changeAsked' })}
      onSupport={askSupport}
      onClose={() => tell({ type: 'closeAsked' })}
    />
  );
}
