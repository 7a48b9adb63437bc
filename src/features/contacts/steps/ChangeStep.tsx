import { currentFlags } from '#/brands/currentBrand.ts';
import { checkFields, emailRules, phoneRules } from '#/entities/form/rules.ts';
import { usePhoneCountries } from '#/entities/form/usePhoneCountries.ts';
import { useFormControl } from '#/entities/form/useCheckedForm.ts';
import { useServerForm } from '#/entities/form/useServerForm.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { createContactMutation } from '../data/mutations.ts';
import type { ContactFlow } from '../data/useContactFlow.ts';
import { cleanContact } from '../model/contacts.ts';
import { readContactRefusal } from '../model/refusals.ts';
import { backTo, confirming, type StepNamed } from '../model/steps.ts';
import { ChangeView } from '../ui/ChangeView.tsx';

const loadSchema = async () =>
  (await import('#/api/generated/zod/contacts/contacts.zod.ts')).CreateContactBodySchema;

interface ChangeStepProps extends Closable {
  step: StepNamed<'change'>;
  flow: ContactFlow;
}

/** Asks for another contact. If it is the one whose countdown runs, no other code is sent. */
export function ChangeStep({ step, flow, close }: ChangeStepProps) {
  const { known, go } = flow;
  const { type, contacts, waiting } = known;
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
    onLimit: flow.reachLimit,
    mutation: createContactMutation(),
    send: async (body, call) => {
      const isWaiting = waiting?.value === body.value && flow.resendSeconds > 0;
      const { id, value } = isWaiting ? waiting : (await call(body)).data;
      go(confirming({ id, value }));
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
      onBack={known.change.kind === 'add' ? close : () => go(backTo(step.from))}
    />
  );
}
