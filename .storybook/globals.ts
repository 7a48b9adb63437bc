// The options of the toolbars. An empty value keeps the story's own setting. Titles are short, so that all
// toolbars fit in 1440 px.
import { localeNames, LOCALES } from '../src/i18n/locales.ts';
import { brandIds } from '../src/brands/brand.ts';
import { brands } from '../src/brands/brands.ts';

interface ToolbarItem {
  readonly value: string;
  readonly title: string;
  /** A second text, shown only in the toolbar's open menu. */
  readonly right?: string;
}

type ToolbarIcon = 'paintbrush' | 'globe' | 'user' | 'time' | 'lightning';

const toolbar = (description: string, icon: ToolbarIcon, title: string, items: readonly ToolbarItem[]) => ({
  description,
  toolbar: {
    icon,
    title,
    dynamicTitle: true,
    items: [{ type: 'reset' as const, title: 'Default' }, ...items],
  },
});

const locales: readonly ToolbarItem[] = [
  ...LOCALES.map((value) => ({ value, title: localeNames[value] })),
  { value: 'pseudo-en', title: 'Pseudo en' },
  { value: 'pseudo-ru', title: 'Pseudo ru' },
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

// Times that the toolbar offers, all of them in 2026 and in UTC. The values are epoch milliseconds, because
// story URLs can't contain colons.
const moments: readonly ToolbarItem[] = [
  { value: String(Date.UTC(2026, 0, 14, 12)), title: '14 Jan, 12:00', right: 'noon' },
  { value: String(Date.UTC(2026, 0, 14, 23, 59, 30)), title: '14 Jan, 23:59', right: '30 s to midnight' },
  {
    value: String(Date.UTC(2026, 11, 31, 20, 59, 30)),
    title: '31 Dec, 20:59',
    right: '30 s to 2027 in Moscow',
  },
  { value: String(Date.UTC(2026, 1, 14, 9)), title: '14 Feb, 09:00', right: 'a morning' },
  { value: String(Date.UTC(2026, 6, 18, 19)), title: '18 Jul, 19:00', right: 'a Saturday evening' },
];

export const globalTypes = {
  brand: toolbar(
    'Brand',
    'paintbrush',
    'Brand',
    brandIds.map((value) => ({ value, title: brands[value].name })),
  ),
  locale: toolbar('Locale', 'globe', 'Locale', locales),
  user: toolbar('Persona of the mocked casino', 'user', 'Persona', visitors),
  now: toolbar('Clock of the mocked casino', 'time', 'Clock', moments),
  motion: toolbar('Motion', 'lightning', 'Motion', [{ value: 'reduced', title: 'Reduced' }]),
};
