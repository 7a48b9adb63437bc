import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { TextField } from '#/ui/TextField/TextField.tsx';
import { readDay } from '../model/betFilter.ts';

/** Earlier days are years that are still being typed, such as 0020 of 2026. */
const FIRST_DAY = '2000-01-01';

export interface DayFieldProps {
  label: string;
  /** A UTC day, or empty. */
  value: string;
  /** The expected days. Any other, or none, counts only once the field is left. */
  first?: string;
  last?: string;
  onPick: (day: string) => void;
}

/** A day of a filter. A day that is only half typed neither filters nor is replaced. */
export function DayField({ label, value, first = '', last = '', onPick }: DayFieldProps) {
  // The text of the field until it is left.
  const [draft, setDraft] = useState<string | null>(null);
  const isReversed = draft !== null && draft >= FIRST_DAY && (draft < first || (last !== '' && draft > last));
  const edit = (day: string): void => {
    const isExpected = day >= FIRST_DAY && day >= first && (last === '' || day <= last);
    setDraft(day);
    if (isExpected && day !== value) onPick(day);
  };
  const leave = (): void => {
    setDraft(null);
    if (draft !== null && draft !== value) onPick(readDay(draft));
  };
  return (
    <TextField
      type="date"
      label={label}
      hasMessageRow={false}
      value={draft ?? value}
      onChange={({ target }) => edit(target.value)}
      onBlur={leave}
      error={isReversed && <FormattedMessage id="history.transactions.reversed" />}
    />
  );
}
