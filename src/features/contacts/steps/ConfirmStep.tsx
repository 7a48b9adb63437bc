import { checkFields, codeRules } from '#/entities/form/rules.ts';
import { useFormControl, useServerForm } from '#/entities/form/useServerForm.ts';
import { confirmContactMutation } from '../data/mutations.ts';
import { readContactRefusal } from '../model/refusals.ts';
import { ConfirmView } from '../ui/ConfirmView.tsx';
import type { ContactStepProps } from './contactStepProps.ts';
import { useResendSeconds } from './useResendSeconds.ts';

// Loaded while the player types the code.
const loadSchema = async () =>
  (await import('#/api/generated/zod/contacts/contacts.zod.ts')).ConfirmContactBodySchema;

/**
 * Checks a contact's code, offers another one after the countdown, and leads to the limit step after too many
 * attempts.
 */
export function ConfirmStep({ known, step, tell }: ContactStepProps<'confirm'>) {
  const { contact, sending, isSentAgain } = step;
  const seconds = useResendSeconds(known);
  const form = useServerForm({
    defaultValues: { code: '' },
    check: (values) => checkFields(values, { code: codeRules }),
    toBody: ({ code }) => ({ code }),
    loadSchema,
    path: { id: contact.id },
    readRefusal: readContactRefusal,
    onLimit: (limit) => tell({ type: 'limitReached', limit }),
    mutation: confirmContactMutation(),
    send: async (body, call) => {
      await call(body);
      tell({ type: 'codeAccepted' });
    },
  });
  const code = useFormControl(form, 'code');
  return (
    <ConfirmView
      type={known.type}
      value={contact.value}
      code={code}
      notice={form.notice ?? (sending.status === 'refused' ? sending.notice : undefined)}
      isSending={form.isSending}
      onSubmit={form.onSubmit}
      resend={{
        seconds,
        isSending: sending.status === 'underWay',
        isSent: isSentAgain,
        onResend: () => tell({ type: 'codeAsked', contact }),
      }}
      onChange={known.change.kind === 'locked' ? null : () => tell({ type: 'changeAsked' })}
      onCancel={() => tell({ type: 'backAsked' })}
    />
  );
}
