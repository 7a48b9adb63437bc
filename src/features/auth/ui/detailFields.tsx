// The details of a new account that are there only sometimes.
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { FormattedMessage, useIntl } from 'react-intl';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import type { TextBinding } from '#/entities/form/useServerForm.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Select } from '#/ui/Select/Select.tsx';
import { TextField } from '#/ui/TextField/TextField.tsx';
import { FormAction } from './FormLink.tsx';

/** The currency of the account; a brand with only one does not ask. */
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
  /** The field stands there from the start. */
  isAsked: boolean;
}

/** Most have no promo code: the field comes when it is asked for, unless the form asks by itself. */
export function PromoCodeInput({ field: { notice, ...field }, isAsked }: PromoCodeInputProps) {
  const intl = useIntl();
  const id = useId();
  const [isPressed, setOpen] = useState(false);
  const isOpen = isAsked || isPressed;
  const open = () => {
    flushSync(() => setOpen(true));
    // The field stands where its button was pressed, which is gone by now.
    document.getElementById(id)?.focus();
  };
  // A field that came with what the server said of it stays while that is put right.
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
