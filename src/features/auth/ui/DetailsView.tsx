import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import Smartphone from 'lucide-react/icons/smartphone';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { type Notice, NoticeText } from '#/entities/form/NoticeText.tsx';
import type { ControlBinding, TextBinding } from '#/entities/form/useCheckedForm.ts';
import { paths, staticSlugs } from '#/paths.ts';
import { Checkbox } from '#/ui/Checkbox/Checkbox.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Select } from '#/ui/Select/Select.tsx';
import { TextField } from '#/ui/TextField/TextField.tsx';
import { PASSWORD_LENGTH } from '../model/rules.ts';
import { AuthForm, FormAction } from './AuthForm.tsx';
import styles from './DetailsView.module.css';
import { ContactInput, PasswordInput, type ContactInputProps } from './fields.tsx';

const consentLinks = {
  rules: (text: ReactNode) => <PageLink to={paths.staticPage(staticSlugs.rules)}>{text}</PageLink>,
  privacy: (text: ReactNode) => <PageLink to={paths.staticPage(staticSlugs.privacy)}>{text}</PageLink>,
};

export interface DetailsViewProps {
  takesFocus?: boolean;
  tabs: ReactNode;
  footer: ReactNode;
  /** The e-mail field. Undefined in a registration by phone, in which `phone` is the formatted number. */
  email: ControlBinding<string> | undefined;
  phone: string | undefined;
  onChangePhone: (() => void) | undefined;
  fields: Record<'password' | 'currency' | 'promoCode' | 'isAdult' | 'hasConsent', TextBinding>;
  countries: ContactInputProps['countries'];
  currencies: readonly string[];
  minimumAge: number;
  /** True if the field for a promo code shows from the start. */
  asksPromoCode: boolean;
  notice: Notice | undefined;
  isSending: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

export function DetailsView({
  email,
  phone,
  onChangePhone,
  fields,
  countries,
  currencies,
  minimumAge,
  asksPromoCode,
  ...form
}: DetailsViewProps) {
  return (
    <AuthForm
      {...form}
      title={
        <FormattedMessage
          id={phone === undefined ? 'auth.registration.title' : 'auth.registration.detailsTitle'}
        />
      }
      lead={
        <FormattedMessage
          id={phone === undefined ? 'auth.registration.lead' : 'auth.registration.detailsLead'}
        />
      }
      submitLabel={<FormattedMessage id="auth.registration.submit" />}
    >
      {email && <ContactInput authType="email" field={email} countries={countries} />}
      {phone !== undefined && <ConfirmedPhone phone={phone} onChange={onChangePhone} />}
      <PasswordInput
        field={fields.password}
        autoComplete="new-password"
        hint={<FormattedMessage id="auth.registration.passwordHint" values={{ min: PASSWORD_LENGTH }} />}
      />
      <CurrencyInput field={fields.currency} currencies={currencies} />
      <PromoCodeInput field={fields.promoCode} isAsked={asksPromoCode} />
      <Tick
        field={fields.isAdult}
        label={<FormattedMessage id="auth.registration.isAdult" values={{ age: minimumAge }} />}
      />
      <Tick
        field={fields.hasConsent}
        label={<FormattedMessage id="auth.registration.consent" values={consentLinks} />}
      />
    </AuthForm>
  );
}

function ConfirmedPhone({ phone, onChange }: { phone: string; onChange: (() => void) | undefined }) {
  return (
    <div className={styles.phone}>
      <Icon of={Smartphone} />
      <span className={styles.number}>{phone}</span>
      {onChange && (
        <FormAction onClick={onChange}>
          <FormattedMessage id="auth.code.changePhone" />
        </FormAction>
      )}
    </div>
  );
}

function Tick({ field: { notice, ...field }, label }: { field: TextBinding; label: ReactNode }) {
  return <Checkbox {...field} label={label} error={notice && <NoticeText notice={notice} />} />;
}

/** Opens in a new tab, so that the form keeps its input. */
function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.link} to={to} target="_blank" rel="noopener">
      {children}
    </Link>
  );
}

/** The field for the account's currency. Hidden if only one currency is offered, unless it has an error. */
function CurrencyInput({
  field: { notice, ...field },
  currencies,
}: {
  field: TextBinding;
  currencies: readonly string[];
}) {
  const intl = useIntl();
  const nameOf = (code: string): string =>
    `${intl.formatDisplayName(code, { type: 'currency' }) ?? code} (${code})`;
  if (currencies.length < 2 && !notice) return null;
  return (
    <Select
      {...field}
      label={intl.formatMessage({ id: 'auth.registration.currency' })}
      options={currencies.map((value) => ({ value, label: nameOf(value) }))}
      error={notice && <NoticeText notice={notice} />}
    />
  );
}

interface PromoCodeInputProps {
  field: TextBinding;
  /** True if the field shows from the start. */
  isAsked: boolean;
}

/** A promo code field that opens on request, because most players have no code. */
function PromoCodeInput({ field: { notice, ...field }, isAsked }: PromoCodeInputProps) {
  const intl = useIntl();
  const id = useId();
  const [isPressed, setOpen] = useState(false);
  const isOpen = isAsked || isPressed;
  const open = () => {
    flushSync(() => setOpen(true));
    // The field replaces the button that was pressed, so move the focus there.
    document.getElementById(id)?.focus();
  };
  // A server error about the promo code opens the field. It stays open while the player corrects the code.
  if (notice && !isOpen) setOpen(true);
  if (!isOpen && !notice) {
    return (
      <FormAction onClick={open}>
        <FormattedMessage id="auth.registration.hasPromoCode" />
      </FormAction>
    );
  }
  return (
    <TextField
      {...field}
      id={id}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      label={intl.formatMessage({ id: 'auth.registration.promoCode' })}
      error={notice && <NoticeText notice={notice} />}
      start={<Icon of={TicketPercent} />}
    />
  );
}
