import type { RouteName } from '#/paths.ts';

/** Pages of the profile in the order of their tabs; a new one needs `profile.tab.<name>` and an icon. */
export const profileTabs = [
  { name: 'balance', route: 'profileBalance' },
  { name: 'info', route: 'profileInfo' },
  { name: 'verification', route: 'profileVerification' },
  { name: 'gifts', route: 'gifts' },
  { name: 'promoCode', route: 'promoCode' },
  { name: 'levels', route: 'profileLevels' },
  { name: 'achievements', route: 'achievements' },
  { name: 'notifications', route: 'notifications' },
  { name: 'playSafety', route: 'playSafety' },
] as const satisfies readonly { name: string; route: RouteName }[];

export type ProfileTab = (typeof profileTabs)[number]['name'];
