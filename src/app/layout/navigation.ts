import Coins from 'lucide-react/icons/coins';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Sparkles from 'lucide-react/icons/sparkles';
import Trophy from 'lucide-react/icons/trophy';
import Wallet from 'lucide-react/icons/wallet';
import type { LucideIcon } from 'lucide-react';
import type { FeatureFlags } from '#/api/generated/model/index.ts';
import { routeAt } from '#/lib/routeAt.ts';
import { paths, type RouteName } from '#/paths.ts';

export interface Section {
  readonly id: 'lobby' | 'promotions' | 'tournaments' | 'compoints' | 'cashbox';
  readonly to: string;
  readonly icon: LucideIcon;
}

const sections: readonly Section[] = [
  { id: 'lobby', to: paths.main(), icon: Gamepad2 },
  { id: 'promotions', to: paths.action(), icon: Sparkles },
  { id: 'tournaments', to: paths.tournaments(), icon: Trophy },
  { id: 'compoints', to: paths.compoints(), icon: Coins },
  { id: 'cashbox', to: paths.cashbox(), icon: Wallet },
];

/** The sections that the server's flags don't disable. A missing flag counts as enabled. */
export function sectionsOf(flags: FeatureFlags | undefined): readonly Section[] {
  const isOff: { readonly [Id in Section['id']]?: boolean } = {
    tournaments: flags?.isTournamentsEnabled === false,
    compoints: flags?.isCompointsEnabled === false,
    cashbox: flags?.isCashboxEnabled === false,
  };
  return sections.filter(({ id }) => !isOff[id]);
}

const sectionOfRoute: { readonly [Name in RouteName]?: Section['id'] } = {
  main: 'lobby',
  categoryGames: 'lobby',
  producersGames: 'lobby',
  producersGamesByCategory: 'lobby',
  gameItem: 'lobby',
  action: 'promotions',
  promoPage: 'promotions',
  tournaments: 'tournaments',
  tournamentSeries: 'tournaments',
  tournamentPage: 'tournaments',
  tournamentGames: 'tournaments',
  compoints: 'compoints',
  compointsTournaments: 'compoints',
  cashbox: 'cashbox',
};

export function sectionOf(pathname: string): Section['id'] | undefined {
  const match = routeAt(pathname);
  return match && sectionOfRoute[match.name];
}
