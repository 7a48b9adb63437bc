import type { ContactStep } from '../model/contactModel.ts';
import { ConfirmedView } from '../ui/ConfirmedView.tsx';
import { ChangeStep } from './ChangeStep.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import type { ContactStepProps } from './contactStepProps.ts';
import { LimitStep } from './LimitStep.tsx';
import { MainStep } from './MainStep.tsx';

export function ContactSteps({ known, step, tell }: ContactStepProps<ContactStep['name']>) {
  switch (step.name) {
    case 'main':
      return <MainStep {...{ known, step, tell }} />;
    case 'change':
      return <ChangeStep {...{ known, step, tell }} />;
    case 'confirm':
      // Remount per contact, so that the code's cells are empty.
      return <ConfirmStep key={step.contact.value} {...{ known, step, tell }} />;
    case 'limit':
      return <LimitStep {...{ known, step, tell }} />;
    case 'confirmed':
      break;
  }
  return <ConfirmedView value={step.value} onDone={() => tell({ type: 'closeAsked' })} />;
}
