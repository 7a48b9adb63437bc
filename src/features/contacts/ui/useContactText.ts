import type { ContactType } from '#/api/generated/model/index.ts';
import { usePhoneCountries } from '#/entities/form/usePhoneCountries.ts';
import { formatPhone } from '#/ui/PhoneField/phone.ts';

/** Formats a contact: a phone with its plus and in groups, an address unchanged. */
export function useContactText(): (type: ContactType, value: string) => string {
  const countries = usePhoneCountries();
  return (type, value) => (type === 'phone' ? formatPhone(value, countries) : value);
}
