import { useIntl } from 'react-intl';
import type { Brand } from '#/brands/brand.ts';

/** The figure of the welcome offer: a round one of an advertisement, without decimals, unlike every amount that is somebody's. */
export function WelcomeSum({ brand }: { brand: Pick<Brand, 'currency' | 'welcomeOffer'> }) {
  const { formatNumber } = useIntl();
  return formatNumber(Math.trunc(brand.welcomeOffer.upToMinor / 100), {
    style: 'currency',
    currency: brand.currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
}
