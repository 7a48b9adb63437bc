import type { Brand } from '#/brands/brand.ts';
import { useMoney } from '#/entities/money/useMoney.ts';

export function WelcomeSum({ brand }: { brand: Pick<Brand, 'currency' | 'welcomeOffer'> }) {
  return useMoney().roundMoney(brand.welcomeOffer.upToMinor, brand.currency);
}
