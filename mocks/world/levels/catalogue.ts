import type { Level, LevelPointPrice } from '../../generated/model/index.ts';
import type { GiftName } from '../gifts/catalogue.ts';
import {
  brandCurrency,
  languageTags,
  type BrandId,
  type Currency,
  type LocaleId,
  type LocalText,
} from '../settings.ts';

interface LevelDefinition {
  name: LocalText;
  points: number;
  /** Percentage of the losses that is returned each week. */
  winback: number;
  /** How many compoints a player exchanges for the sum in `exchangeUnits`. */
  rate: number;
  extra: LocalText | null;
}

const row = (
  names: readonly [ru: string, en: string, it: string, br: string],
  points: number,
  winback: number,
  rate: number,
  extra: LocalText | null = null,
): LevelDefinition => ({
  name: { ru: names[0], en: names[1], it: names[2], br: names[3] },
  points,
  winback,
  rate,
  extra,
});

const birthday: LocalText = {
  ru: 'Подарок на день рождения',
  en: 'A birthday gift',
  it: 'Un regalo di compleanno',
  br: 'Um presente de aniversário',
};
const fastPayout: LocalText = {
  ru: 'Вывод без очереди',
  en: 'Priority withdrawals',
  it: 'Prelievi prioritari',
  br: 'Saques prioritários',
};
const closed: LocalText = {
  ru: 'Закрытые турниры',
  en: 'Closed tournaments',
  it: 'Tornei riservati',
  br: 'Torneios fechados',
};
const manager: LocalText = {
  ru: 'Личный менеджер',
  en: 'A personal manager',
  it: 'Un manager personale',
  br: 'Um gerente pessoal',
};

const levels: readonly LevelDefinition[] = [
  row(['Гость', 'Guest', 'Ospite', 'Visitante'], 0, 0, 150),
  row(['Новичок', 'Rookie', 'Novizio', 'Novato'], 100, 2, 140),
  row(['Искатель', 'Seeker', 'Cercatore', 'Explorador'], 500, 3, 130),
  row(['Следопыт', 'Pathfinder', 'Esploratore', 'Desbravador'], 1_500, 4, 120, birthday),
  row(['Штурман', 'Navigator', 'Navigatore', 'Navegador'], 4_000, 5, 110),
  row(['Капитан', 'Captain', 'Capitano', 'Capitão'], 10_000, 6, 100, closed),
  row(['Адмирал', 'Admiral', 'Ammiraglio', 'Almirante'], 25_000, 7, 90),
  row(['Звездочёт', 'Stargazer', 'Astronomo', 'Astrônomo'], 60_000, 8, 80, fastPayout),
  row(['Хранитель', 'Keeper', 'Custode', 'Guardião'], 140_000, 9, 70),
  row(['Легенда', 'Legend', 'Leggenda', 'Lenda'], 320_000, 10, 60, manager),
  row(['Миф', 'Myth', 'Mito', 'Mito'], 750_000, 12, 50),
  row(['Вечность', 'Eternity', 'Eternità', 'Eternidade'], 1_500_000, 15, 40),
];

export const highestLevel = levels.length - 1;

const winbackText: LocalText = {
  ru: 'Винбэк {n}\u00a0%',
  en: 'Winback {n}%',
  it: 'Winback {n}%',
  br: 'Winback de {n}%',
};
const rateText: LocalText = {
  ru: '{n} компоинтов за {sum}',
  en: '{n} compoints for {sum}',
  it: '{n} compoint per {sum}',
  br: '{n} compoints por {sum}',
};
/**
 * A level's `rate` is the number of compoints that a player exchanges for this sum of money, in minor units.
 * The sums have about the same value in all currencies.
 */
export const exchangeUnits: Record<Currency, number> = { RUB: 2_000, EUR: 20, BRL: 100 };

function rateOf(rate: number, brand: BrandId, locale: LocaleId): string {
  const currency = brandCurrency[brand];
  const minor = exchangeUnits[currency];
  const sum = new Intl.NumberFormat(languageTags[locale], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: minor % 100 === 0 ? 0 : 2,
  }).format(minor / 100);
  return rateText[locale].replace('{n}', String(rate)).replace('{sum}', sum);
}

function privilegesOf(index: number, brand: BrandId, locale: LocaleId): string[] {
  const level = levels[index];
  if (!level) return [];
  const extras = levels.slice(0, index + 1).flatMap(({ extra }) => (extra ? [extra[locale]] : []));
  return [
    ...(level.winback > 0 ? [winbackText[locale].replace('{n}', String(level.winback))] : []),
    rateOf(level.rate, brand, locale),
    ...extras,
  ];
}

/** The level's name; empty for an unknown level. */
export function levelName(index: number, locale: LocaleId): string {
  return levels[index]?.name[locale] ?? '';
}

export function levelsOf(brand: BrandId, locale: LocaleId): Level[] {
  return levels.map(({ name, points }, index) => ({
    index,
    image: `/mock-assets/level/${index}.svg`,
    name: name[locale],
    points,
    privileges: privilegesOf(index, brand, locale),
  }));
}

/** The points at which a level begins; undefined beyond the last level. */
export function pointsOfLevel(index: number): number | undefined {
  return levels[index]?.points;
}

export function exchangeRateOfLevel(index: number): number {
  return levels[Math.min(index, highestLevel)]?.rate ?? 150;
}

export function winbackOfLevel(index: number): number {
  return levels[Math.min(index, highestLevel)]?.winback ?? 0;
}

/** The losses of a week that give this winback at this level, minor units. */
export function lossBehind(winback: number, index: number): number {
  return winback === 0 ? 0 : Math.ceil((winback * 100) / winbackOfLevel(index));
}

export function levelAtPoints(points: number): number {
  return levels.findLastIndex((level) => level.points <= points);
}

/** Slot stakes per loyalty point, minor units. */
const pointPrices: Record<Currency, number> = { RUB: 10_000, EUR: 100, BRL: 600 };

export function pointPricesOf(brand: BrandId): LevelPointPrice[] {
  const currency = brandCurrency[brand];
  return [{ amount: pointPrices[currency], currency }];
}

const gifts: readonly (GiftName | null)[] = [
  null,
  'spins20',
  'spins50',
  'compoints500',
  'cash300',
  'deposit50',
  'spins100',
  'cash2000',
  'experience200',
  'merch',
  'cash2000',
  'cash50000',
];

export function giftOfLevel(index: number): GiftName | null {
  return gifts[index] ?? null;
}

export const managerLevel = levels.findIndex(({ extra }) => extra === manager);
