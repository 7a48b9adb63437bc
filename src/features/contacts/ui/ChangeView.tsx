import type { SubmitEvent } from 'react';
import Mail from 'lucide-react/icons/mail';
import Smartphone from 'lucide-react/icons/smartphone';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ContactType } from '#/api/generated/model/index.ts';
import type { Notice } from '#/entities/form/notice.ts';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import type { PhoneCountries } from '#/entities/form/usePhoneCountries.ts';
import type { ControlBinding } from '#/entities/form/useCheckedForm.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { PhoneField } from '#/ui/PhoneField/PhoneField.tsx';
import { TextField } from '#/ui/TextField/TextField.tsx';
import { StepFrame } from './StepFrame.tsx';

export interface ChangeViewProps {
  type: ContactType;
  /** The player has no contact of this kind yet. */
  isFirst: boolean;
  field: ControlBinding<string>;
  countries: PhoneCountries;
  /** The contact to replace. Undefined for the first one. */
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
