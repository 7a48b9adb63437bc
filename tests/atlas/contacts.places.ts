// Places of errors in the contacts' dialogs: in the form, or in the limit step that replaces it.
import { expect, waitFor, within } from 'storybook/test';
import { contactTexts } from '#/features/contacts/data/mutations.ts';
import type { ErrorExample } from '#mocks/core/routes.ts';
import { untilDialog } from '../../.storybook/play.ts';
import { storyText } from '../../.storybook/storyText.ts';
import { aboveForm, inForm, type ErrorPlace } from './places.ts';

function isAtLimit({ value }: ErrorExample): boolean {
  // The cast is safe: the generator checks examples against the description.
  const [item] = value.errors as readonly { data?: { is_max_attempts_used?: boolean } }[];
  return item?.data?.is_max_attempts_used === true;
}

function orLimit(place: ErrorPlace): ErrorPlace {
  return {
    ...place,
    async see(screen, error) {
      if (!isAtLimit(error)) return place.see(screen, error);
      const dialog = await untilDialog(screen.root);
      await within(dialog).findByRole('heading', { name: storyText('form.limit.title') });
      return waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent(place.words(error)));
    },
    async goOn(screen, error) {
      if (!isAtLimit(error)) return place.goOn(screen, error);
      const dialog = await untilDialog(screen.root);
      return expect(
        within(dialog).getByRole('button', { name: storyText('contacts.action.support') }),
      ).toBeVisible();
    },
  };
}

export const inContactForm = orLimit(inForm(contactTexts));
/**
 * The error of requesting a code shows above the form, because a separate button of the dialog requests it.
 */
export const aboveContactForm = orLimit(aboveForm(contactTexts));
