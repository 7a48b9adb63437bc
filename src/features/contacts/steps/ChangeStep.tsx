import { useQueryClient } from '@tanstack/react-query';
import { currentFlags } from '#/brands/currentBrand.ts';
import { secondsUntil } from '#/lib/clock.ts';
import { checkFields, emailRules, phoneRules } from '#/entities/form/rules.ts';
import { usePhoneCountries } from '#/entities/form/usePhoneCountries.ts';
import { useFormControl, useServerForm } from '#/entities/form/useServerForm.ts';
import { deviceNow } from '#/lib/clock.ts';
import { createContactMutation, noteSent } from '../data/mutations.ts';
import { cleanContact } from '../model/contacts.ts';
import { readContactRefusal } from '../model/refusals.ts';
import { ChangeView } from '../ui/ChangeView.tsx';
import type { ContactStepProps } from './contactStepProps.ts';

// Loaded while the player fills in the form.
const loadSchema = async () =>
  (await import('#/api/generated/zod/contacts/contacts.zod.ts')).CreateContactBodySchema;

/** Adds or changes a contact. One whose code is still valid continues without another code. */
export function ChangeStep({ known, tell }: ContactStepProps<'change'>) {
  const { type, contacts, waiting, resendAt } = known;
  const client = useQueryClient();
  const countries = usePhoneCountries();
  const clean = (value: string) => cleanContact(type, value, currentFlags().originalEmail);
  const form = useServerForm({
    defaultValues: { value: '' },
    check: ({ value }) =>
      checkFields({ value: clean(value) }, { value: type === 'email' ? emailRules : phoneRules }),
    toBody: ({ value }) => ({ value: clean(value) }),
    loadSchema,
    path: { type },
    readRefusal: readContactRefusal,
    onLimit: (limit) => tell({ type: 'limitReached', limit }),
    mutation: createContactMutation(),
    send: async (body, call) => {
      if (waiting?.value === body.value && secondsUntil(resendAt, deviceNow()) > 0) {
        tell({ type: 'named', contact: waiting });
        return;
      }
      const { data } = await call(body);
      await noteSent(client, data);
      tell({ type: 'named', contact: { id: data.id, value: data.value } });
    },
  });
  const field = useFormControl(form, 'value');
  return (
    <ChangeView
      type={type}
      isFirst={known.change.kind === 'add'}
      field={field}
      countries={countries}
      current={(contacts[0] ?? waiting)?.value}
      notice={form.notice}
      isSending={form.isSending}
      onSubmit={form.onSubmit}
      onBack={() => tell({ type: known.change.kind === 'add' ? 'closeAsked' : 'backAsked' })}
    />
  );
}
