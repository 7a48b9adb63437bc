import { useQuery } from '@tanstack/react-query';
import type { ServerData } from '#/api/generated/model/index.ts';
import { serverDataQuery } from '#/api/queries.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import type { PhoneFieldProps } from '#/ui/PhoneField/PhoneField.tsx';
import { dialCodeOf, isPhoneCountry } from '#/ui/PhoneField/phone.ts';

export type PhoneCountries = PhoneFieldProps['countries'];

/**
 * Countries offered by the phone field. Falls back to the brand's own if none of the server's has a valid
 * dial code.
 */
export function phoneCountriesOf(server: ServerData | undefined): PhoneCountries {
  const [first, ...others] = server?.registrationConfig.phoneCountries?.filter(isPhoneCountry) ?? [];
  if (first) return [first, ...others];
  const [usual, ...more] = currentBrand().phoneCountries;
  const countryOf = (country: string) => ({ country, dialCode: dialCodeOf(country) });
  return [countryOf(usual), ...more.map(countryOf)];
}

export function usePhoneCountries(): PhoneCountries {
  return phoneCountriesOf(useQuery(serverDataQuery()).data?.data);
}
