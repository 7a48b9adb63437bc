// Fields of the registration that are shown only in some cases.
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { FormattedMessage, useIntl } from 'react-intl';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import type { TextBinding } from '#/entities/form/useCheckedForm.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Select } from '#/ui/Select/Select.tsx';
import { TextField } from '#/ui/TextField/TextField.tsx';
import { FormAction } from './FormLink.tsx';

/** The account's currency. Hidden if the brand has only one. */
export function CurrencyInput({
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

export interface PromoCodeInputProps {
  field: TextBinding;
  /** True if the field shows from the start. */
  isAsked: boolean;
}

/** The field opens on request, because most players have no promo code. */
export function PromoCodeInput({ field: { notice, ...field }, isAsked }: PromoCodeInputProps) {
  const intl = useIntl();
  const id = useId();
  const [isPressed, setOpen] = useState(false);
  const isOpen = isAsked || isPressed;
  const open = () => {
    flushSync(() => setOpen(true));
    // The pressed button is replaced by the field, so move the focus there.
    document.getElementById(id)?.focus();
  };
  // An error of the server opens the field, which stays open while the player corrects the code.
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
