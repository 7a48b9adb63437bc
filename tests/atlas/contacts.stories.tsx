import preview from '../../.storybook/preview.tsx';
import { Screen } from '../../.storybook/Screen.tsx';
import { errorsOf } from './atlas.ts';
import { enterEmailCode, namePhone, sendEmailAgain } from './contacts.actions.ts';
import { aboveContactForm, inContactForm } from './contacts.places.ts';
import { inPart } from './places.ts';

const meta = preview.meta({
  title: 'errors/contacts',
  component: Screen,
  tags: ['!autodocs', '!test'],
  args: { path: '/profile/info' },
});

export const ListContactsOnVerification = meta.story(
  errorsOf({ operation: 'listContactsOnVerification', place: inPart('contacts.failed') }),
);
export const CreateContact = meta.story(
  errorsOf({ operation: 'createContact', act: namePhone, place: inContactForm }),
);
export const RequestEmailVerification = meta.story(
  errorsOf({ operation: 'requestEmailVerification', act: sendEmailAgain, place: aboveContactForm }),
);
export const ConfirmContact = meta.story(
  errorsOf({ operation: 'confirmContact', act: enterEmailCode, place: inContactForm }),
);
