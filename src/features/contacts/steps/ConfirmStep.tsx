import { useCodeForm } from '#/entities/form/useCodeForm.ts';
import { confirmContactMutation } from '../data/mutations.ts';
import type { ContactFlow } from '../data/useContactFlow.ts';
import { readContactRefusal } from '../model/refusals.ts';
import { confirmed, type StepNamed } from '../model/steps.ts';
import { ConfirmView } from '../ui/ConfirmView.tsx';

const loadSchema = async () =>
  (await import('#/api/generated/zod/contacts/contacts.zod.ts')).ConfirmContactBodySchema;

/** The code of a contact: checked, sent again after the countdown, given up when it was wrong too often. */
export function ConfirmStep({ step, flow }: { step: StepNamed<'confirm'>; flow: ContactFlow }) {
  const { contact, isSentAgain } = step;
  const { known, go } = flow;
  const form = useCodeForm({
    toBody: ({ code }) => ({ code }),
    loadSchema,
    path: { id: contact.id },
    readRefusal: readContactRefusal,
    onLimit: flow.reachLimit,
    mutation: confirmContactMutation(),
    send: async (body, call) => {
      await call(body);
      go(confirmed(known.type, contact.value));
    },
  });
  return (
    <ConfirmView
      type={known.type}
      value={contact.value}
      code={form.code}
      notice={form.notice ?? flow.notice}
      isSending={form.isSending}
      onSubmit={form.onSubmit}
      resend={{
        seconds: flow.resendSeconds,
        isSending: flow.isSending,
        isSent: isSentAgain,
        onResend: () => flow.sendCode(contact),
      }}
      onChange={known.change.kind === 'locked' ? null : () => go({ name: 'change', from: contact })}
      onCancel={() => go({ name: 'main' })}
    />
  );
}
