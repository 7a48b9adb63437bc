// Choices of the toolbars. An empty value means the story's own.
import { localeNames } from '../src/app/layout/localeNames.ts';
import { brandIds } from '../src/brands/brand.ts';
import { brands } from '../src/brands/brands.ts';
import { LOCALES } from '../src/i18n/locales.ts';

interface ToolbarItem {
  readonly value: string;
  readonly title: string;
}

type ToolbarIcon = 'paintbrush' | 'globe' | 'user' | 'time' | 'lightning';

const toolbar = (description: string, icon: ToolbarIcon, own: string, items: readonly ToolbarItem[]) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items: [{ value: '', title: own }, ...items] },
});

const locales: readonly ToolbarItem[] = [
  ...LOCALES.map((value) => ({ value, title: localeNames[value] })),
  { value: 'pseudo-en', title: '[Pšéüdö-löçàłé] en' },
  { value: 'pseudo-ru', title: '[Псе́вдо-лока́ль] ru' },
];

export const visitors: readonly ToolbarItem[] = [
  { value: 'guest', title: 'Guest' },
  { value: 'newcomer', title: 'Newcomer' },
  { value: 'player', title: 'Player' },
  { value: 'vip', title: 'VIP' },
  { value: 'wagering', title: 'Wagering a bonus' },
  { value: 'broke', title: 'Without money' },
  { value: 'multi-account', title: 'Multi-account' },
  { value: 'excluded', title: 'Self-excluded' },
  { value: 'region-blocked', title: 'Blocked region' },
];

// Epoch milliseconds, because story addresses can't contain colons.
const moments: readonly ToolbarItem[] = [
  { value: String(Date.UTC(2026, 0, 14, 12)), title: '14 January 2026, noon' },
  { value: String(Date.UTC(2026, 0, 14, 23, 59, 30)), title: '14 January 2026, 30 s to midnight' },
  { value: String(Date.UTC(2026, 11, 31, 20, 59, 30)), title: 'New Year’s Eve in Moscow, 30 s left' },
  { value: String(Date.UTC(2026, 1, 14, 9)), title: '14 February 2026, morning' },
  { value: String(Date.UTC(2026, 6, 18, 19)), title: 'A Saturday evening in July 2026' },
];

export const globalTypes = {
  brand: toolbar(
    'Brand',
    'paintbrush',
    'Brand: story’s',
    brandIds.map((value) => ({ value, title: brands[value].name })),
  ),
  locale: toolbar('Locale', 'globe', 'Locale: story’s', locales),
  user: toolbar('Persona of the mocked casino', 'user', 'Persona: story’s', visitors),
  now: toolbar('Clock of the mocked casino', 'time', 'Clock: story’s', moments),
  motion: toolbar('Motion', 'lightning', 'Full motion', [{ value: 'reduced', title: 'Reduced motion' }]),
};
