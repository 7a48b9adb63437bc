// Flags of the brands' countries. Other countries show their letters.
import type { ReactElement } from 'react';
import { AM, AU, AZ, BR, IT, KZ, NL, RU } from 'country-flag-icons/react/3x2';

const flags: Readonly<Record<string, ReactElement>> = {
  am: <AM />,
  au: <AU />,
  az: <AZ />,
  br: <BR />,
  it: <IT />,
  kz: <KZ />,
  nl: <NL />,
  ru: <RU />,
};

export function flagOf(country: string): ReactElement | undefined {
  return Object.hasOwn(flags, country) ? flags[country] : undefined;
}
