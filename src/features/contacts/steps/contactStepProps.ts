import type { TellContact } from '../data/useContactFlow.ts';
import type { ContactStep } from '../model/contactModel.ts';
import type { KnownContacts } from '../model/contacts.ts';

export interface ContactStepProps<Name extends ContactStep['name']> {
  known: KnownContacts;
  step: Extract<ContactStep, { name: Name }>;
  tell: TellContact;
}
