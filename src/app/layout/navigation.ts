// The sections of the product, as the rail and the phone's bottom bar show them.
import Coins from 'lucide-react/icons/coins';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Sparkles from 'lucide-react/icons/sparkles';
import Trophy from 'lucide-react/icons/trophy';
import Wallet from 'lucide-react/icons/wallet';
import type { LucideIcon } from 'lucide-react';
import { paths } from '../paths.ts';

export interface Section {
  readonly id: 'lobby' | 'promotions' | 'tournaments' | 'compoints' | 'cashbox';
  readonly to: string;
  readonly icon: LucideIcon;
}

export const sections: readonly Section[] = [
  { id: 'lobby', to: paths.main(), icon: Gamepad2 },
  { id: 'promotions', to: paths.action(), icon: Sparkles },
  { id: 'tournaments', to: paths.tournaments(), icon: Trophy },
  { id: 'compoints', to: paths.compoints(), icon: Coins },
  { id: 'cashbox', to: paths.cashbox(), icon: Wallet },
];

const sectionOfPart: Readonly<Record<string, Section['id']>> = {
  games: 'lobby',
  producers: 'lobby',
  play: 'lobby',
  promo: 'promotions',
  tournaments: 'tournaments',
  compoints: 'compoints',
  cashbox: 'cashbox',
};

/** The section that a page belongs to, if it belongs to one. */
export function sectionOf(pathname: string): Section['id'] | undefined {
  const [part = ''] = pathname.split('/').filter(Boolean);
  if (part === '') return 'lobby';
  return Object.hasOwn(sectionOfPart, part) ? sectionOfPart[part] : undefined;
}
