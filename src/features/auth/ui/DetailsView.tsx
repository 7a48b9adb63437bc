import type { ReactNode, SubmitEvent } from 'react';
import Smartphone from 'lucide-react/icons/smartphone';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { Notice } from '#/entities/form/notice.ts';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import type { ControlBinding, TextBinding } from '#/entities/form/useCheckedForm.ts';
import { paths, staticSlugs } from '#/paths.ts';
import { Checkbox } from '#/ui/Checkbox/Checkbox.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { PASSWORD_LENGTH } from '../model/rules.ts';
import { AuthForm } from './AuthForm.tsx';
import { CurrencyInput, PromoCodeInput } from './detailFields.tsx';
import styles from './DetailsView.module.css';
import { ContactInput, PasswordInput, type ContactInputProps } from './fields.tsx';
import { FormAction } from './FormLink.tsx';

const consentLinks = {
  rules: (text: ReactNode) => <PageLink to={paths.staticPage(staticSlugs.rules)}>{text}</PageLink>,
  privacy: (text: ReactNode) => <PageLink to={paths.staticPage(staticSlugs.privacy)}>{text}</PageLink>,
};

export interface DetailsViewProps {
  takesFocus?: boolean;
  tabs: ReactNode;
  footer: ReactNode;
  /** The e-mail field, or the confirmed phone number formatted for display. */
  email: ControlBinding<string> | undefined;
  phone: string | undefined;
  onChangePhone: (() => void) | undefined;
  fields: Record<'password' | 'currency' | 'promoCode' | 'isAdult' | 'hasConsent', TextBinding>;
  countries: ContactInputProps['countries'];
  currencies: readonly string[];
  minimumAge: number;
  /** True if the promo code field shows at once. */
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

/** A link that opens in a new tab, so that the form keeps its input. */
function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.link} to={to} target="_blank" rel="noopener">
      {children}
    </Link>
  );
}
