import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import Smartphone from 'lucide-react/icons/smartphone';
import Mail from 'lucide-react/icons/mail';
import type { ContactType } from '#/api/generated/model/index.ts';
import { currentFlags } from '#/brands/currentBrand.ts';
import { type Notice, NoticeText } from '#/entities/form/NoticeText.tsx';
import { checkFields, emailRules, phoneRules } from '#/entities/form/rules.ts';
import { usePhoneCountries, type PhoneCountries } from '#/entities/form/usePhoneCountries.ts';
import { useFormControl, type ControlBinding } from '#/entities/form/useCheckedForm.ts';
import { useServerForm } from '#/entities/form/useServerForm.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { PhoneField } from '#/ui/PhoneField/PhoneField.tsx';
import { TextField } from '#/ui/TextField/TextField.tsx';
import { createContactMutation, readContactRefusal } from '../data/mutations.ts';
import type { ContactFlow } from '../data/useContactFlow.ts';
import { cleanContact, backTo, confirming, type StepNamed } from '../model/contacts.ts';
import { StepFrame } from '../ui/StepFrame.tsx';

const loadSchema = async () =>
  (await import('#/api/generated/zod/contacts/contacts.zod.ts')).CreateContactBodySchema;

interface ChangeStepProps extends Closable {
  step: StepNamed<'change'>;
  flow: ContactFlow;
}

/**
 * Asks for another contact and sends a code to it. If the player enters a contact whose resend countdown is
 * still running, sends no new code: the next step asks for the one already sent.
 */
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

interface ChangeViewProps {
  type: ContactType;
  /** True if the player has no contact of this kind yet. */
  isFirst: boolean;
  field: ControlBinding<string>;
  countries: PhoneCountries;
  /** The player's current contact. If there is none, the one to which a code was sent. */
  current?: string | undefined;
  notice: Notice | undefined;
  isSending: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onBack: () => void;
}

export function ChangeView({
  type,
  isFirst,
  field,
  countries,
  current,
  isSending,
  onBack,
  ...form
}: ChangeViewProps) {
  return (
    <StepFrame
      {...form}
      icon={type === 'phone' ? Smartphone : Mail}
      title={<FormattedMessage id={`contacts.${type}.${isFirst ? 'add' : 'change'}`} />}
      text={<FormattedMessage id={`contacts.${type}.changeText`} />}
      actions={
        <>
          <Button
            type="submit"
            size="lg"
            isFullWidth
            isWaiting={isSending}
            disabled={field.notice !== undefined}
          >
            <FormattedMessage id="contacts.action.sendCode" />
          </Button>
          <Button variant="ghost" isFullWidth onClick={onBack}>
            <FormattedMessage id={isFirst ? 'common.action.cancel' : 'common.action.back'} />
          </Button>
        </>
      }
    >
      <ContactField {...{ type, field, countries, current }} />
    </StepFrame>
  );
}

function ContactField({
  type,
  field: { notice, ...field },
  countries,
  current,
}: Pick<ChangeViewProps, 'type' | 'field' | 'countries' | 'current'>) {
  const { formatMessage } = useIntl();
  const shared = {
    label: formatMessage({ id: `contacts.${type}.label` }),
    error: notice && <NoticeText notice={notice} />,
  };
  if (type === 'phone')
    return (
      <PhoneField
        {...field}
        {...shared}
        countries={countries}
        current={current}
        countryLabel={formatMessage({ id: 'contacts.phone.country' })}
      />
    );
  return (
    <TextField
      {...field}
      {...shared}
      onChange={(event) => field.onChange(event.target.value)}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      start={<Icon of={Mail} />}
    />
  );
}
