import { useQuery } from '@tanstack/react-query';
import type { AuthType, CurrencySettings, ServerData } from '#/api/generated/model/index.ts';
import { serverDataQuery } from '#/api/queries.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { currentRules } from '#/brands/jurisdiction.ts';
import { MINIMUM_AGE } from '#/entities/form/rules.ts';
import { phoneCountriesOf, type PhoneCountries } from '#/entities/form/usePhoneCountries.ts';
import { useHasSupportChat } from '#/entities/support/supportChat.ts';
import { supportChannels, type SupportChannel } from '#/entities/support/SupportList.tsx';
import { offeredTypes, type AuthTypes } from '../model/authType.ts';

export interface AuthSettings {
  readonly loginTypes: AuthTypes;
  readonly registrationTypes: AuthTypes;
  /** The initial tab of the restore form. */
  readonly remindType: AuthType;
  readonly phoneCountries: PhoneCountries;
  /** The currencies that the account can have. The first one is preselected. */
  readonly currencies: readonly [CurrencySettings['code'], ...CurrencySettings['code'][]];
  readonly minimumAge: number;
  /** Whether the promo code field shows at once: true in the `full` variant of an A/B test (S3.24). */
  readonly asksPromoCode: boolean;
  readonly support: readonly SupportChannel[];
}

function currenciesOf(server: ServerData | undefined): AuthSettings['currencies'] {
  const sorted = (server?.currencies ?? [])
    .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
    .map(({ code }) => code);
  const [first = currentBrand().currency, ...others] = sorted;
  return [first, ...others];
}

/** The visitor's variant in an A/B test of the server. Undefined if the visitor doesn't take part in it. */
function variantOf(server: ServerData | undefined, test: string): string | undefined {
  return server?.abTests.find(({ name }) => name === test)?.variant;
}

export function useAuthSettings(): AuthSettings {
  const server = useQuery(serverDataQuery()).data?.data;
  const hasChat = useHasSupportChat(server);
  const brand = currentBrand();
  const loginTypes = offeredTypes(brand.authTypes, server?.registrationConfig.authTypes);
  return {
    loginTypes,
    registrationTypes: offeredTypes(
      loginTypes,
      undefined,
      server?.flags.isPhoneRegistrationEnabled === false,
    ),
    remindType: brand.defaultRemindTab,
    phoneCountries: phoneCountriesOf(server),
    currencies: currenciesOf(server),
    // The server may set a higher minimum age than the licence, but not a lower one.
    minimumAge: Math.max(server?.registrationConfig.minimumAge ?? MINIMUM_AGE, currentRules().minimumAge),
    asksPromoCode: variantOf(server, 'registration_form') === 'full',
    support: supportChannels(server?.callCenterConfig, {
      hasChat,
      brandEmail: brand.supportEmail,
    }),
  };
}
