// All gifts that promotions, the compoints shop, promo codes and levels distribute.
import type { GiftType } from '../../generated/model/index.ts';
import type { BrandId, LocaleId, LocalText } from '../settings.ts';
import { brandFacts, moneyText } from '../brandFacts.ts';
import { unitsOf, localText } from '../sums.ts';

export interface GiftTemplate {
  type: GiftType;
  /** The amount in roubles; for a deposit bonus, the maximum. `sums.ts` converts it to other currencies. */
  roubles?: number;
  /** The price of a physical prize such as a hoodie, in roubles. */
  worth?: number;
  count?: number;
  /** Percentage of the deposit. */
  percent?: number;
  /** Wagering multiplier, such as 30 for 'x30'. */
  wager?: number;
  days?: number;
  /** Slug of the game that the gift's spins are for. */
  game?: string;
  /**
   * The deposit that the gift requires, in roubles. Only deposits made after the player received the gift
   * count.
   */
  deposit?: number;
  needsEmail?: boolean;
  needsPhone?: boolean;
  /** The gift can be activated only on this device type. */
  device?: 'mobile' | 'desktop';
  contents?: readonly GiftName[];
  title?: LocalText;
}

const welcomeGift = (
  percent: number,
  roubles: number,
  wager: number,
  title: readonly [ru: string, en: string, it: string, br: string],
) =>
  ({
    type: 'deposit_bonus',
    percent,
    roubles,
    wager,
    days: 14,
    deposit: 500,
    title: localText(...title),
  }) as const;

const templates = {
  spins20: { type: 'giftspin', count: 20, wager: 30, days: 3, game: 'golden-harvest' },
  spins50: { type: 'giftspin', count: 50, wager: 35, days: 7, game: 'northern-foxes' },
  spins100: { type: 'giftspin', count: 100, wager: 35, days: 7, game: 'golden-harvest' },
  spinsAfterDeposit: {
    type: 'giftspin',
    count: 30,
    wager: 30,
    days: 5,
    game: 'golden-foxes',
    deposit: 1_000,
  },
  spinsNorthlight: { type: 'giftspin_northlight', count: 40, wager: 30, days: 5, game: 'golden-harvest' },
  spinsSunforge: {
    type: 'giftspin_sunforge',
    count: 25,
    wager: 30,
    days: 5,
    game: 'northern-foxes',
    needsPhone: true,
  },
  spinsBlueHeron: {
    type: 'giftspin_blue_heron',
    count: 15,
    wager: 40,
    days: 4,
    game: 'golden-foxes',
    needsEmail: true,
  },
  featureSpins: {
    type: 'feature_freespins',
    count: 5,
    wager: 40,
    days: 2,
    game: 'northern-foxes',
    device: 'mobile',
  },
  cash300: { type: 'cash', roubles: 300, days: 14 },
  cash2000: { type: 'cash', roubles: 2_000, days: 14 },
  cash50000: { type: 'cash', roubles: 50_000 },
  /** The amount is set when the prize is drawn. */
  cashOfPool: { type: 'cash' },
  cashback: { type: 'cashback', roubles: 1_400, days: 7 },
  /** Amount and expiry are set when a winback is distributed, because both differ per week. */
  winback: { type: 'cashback' },
  bonus1000: { type: 'bonus_offer', roubles: 1_000, wager: 30, days: 14 },
  bonusConfirmed: {
    type: 'bonus_offer',
    roubles: 500,
    wager: 25,
    days: 30,
    needsEmail: true,
    needsPhone: true,
  },
  deposit50: { type: 'deposit_bonus', percent: 50, roubles: 20_000, wager: 35, days: 10, deposit: 1_000 },
  deposit100: { type: 'deposit_bonus', percent: 100, roubles: 30_000, wager: 30, days: 14, deposit: 500 },
  welcome2: welcomeGift(75, 60_000, 30, [
    '{percent}\u00a0% ко второму депозиту, до {sum}',
    '{percent}% on your second deposit, up to {sum}',
    '{percent}% sul secondo deposito, fino a {sum}',
    '{percent}% no segundo depósito, até {sum}',
  ]),
  welcome3: welcomeGift(50, 60_000, 35, [
    '{percent}\u00a0% к третьему депозиту, до {sum}',
    '{percent}% on your third deposit, up to {sum}',
    '{percent}% sul terzo deposito, fino a {sum}',
    '{percent}% no terceiro depósito, até {sum}',
  ]),
  welcome4: welcomeGift(50, 70_000, 35, [
    '{percent}\u00a0% к четвёртому депозиту, до {sum}',
    '{percent}% on your fourth deposit, up to {sum}',
    '{percent}% sul quarto deposito, fino a {sum}',
    '{percent}% no quarto depósito, até {sum}',
  ]),
  welcome5: welcomeGift(100, 80_000, 40, [
    '{percent}\u00a0% к пятому депозиту, до {sum}',
    '{percent}% on your fifth deposit, up to {sum}',
    '{percent}% sul quinto deposito, fino a {sum}',
    '{percent}% no quinto depósito, até {sum}',
  ]),
  freebet: { type: 'freebet', roubles: 400, wager: 1, days: 3, game: 'sky-rocket-crash' },
  nondeposit: { type: 'nondeposit', roubles: 600, wager: 40, days: 7 },
  compoints500: { type: 'compoint', count: 500, days: 30 },
  experience200: { type: 'xp', count: 200, days: 30 },
  phone: {
    type: 'custom',
    worth: 60_000,
    title: localText(
      'Смартфон в подарок',
      'A brand-new smartphone',
      'Uno smartphone in regalo',
      'Um celular de presente',
    ),
  },
  merch: {
    type: 'custom',
    worth: 4_000,
    days: 60,
    title: localText(
      'Фирменная толстовка',
      'A hoodie with our logo',
      'Una felpa con il nostro logo',
      'Um moletom com a nossa marca',
    ),
  },
  trip: {
    type: 'custom',
    worth: 150_000,
    title: localText('Путешествие на двоих', 'A trip for two', 'Un viaggio per due', 'Uma viagem para dois'),
  },
  starter: {
    type: 'group',
    days: 10,
    contents: ['spins20', 'compoints500'],
    title: localText(
      'Набор новичка: {contents}',
      'Starter pack: {contents}',
      'Kit di benvenuto: {contents}',
      'Kit de boas-vindas: {contents}',
    ),
  },
} as const satisfies Record<string, Omit<GiftTemplate, 'contents'> & { contents?: readonly string[] }>;

export type GiftName = keyof typeof templates;

export const giftTemplates: Readonly<Record<GiftName, GiftTemplate>> = templates;

const spins = localText(
  '{count} фриспинов',
  '{count} free spins',
  '{count} giri gratis',
  '{count} giros grátis',
);
const titles: Record<GiftType, LocalText> = {
  cashback: localText('Винбэк {sum}', '{sum} winback', 'Winback di {sum}', 'Winback de {sum}'),
  deposit_bonus: localText(
    '{percent}\u00a0% к депозиту, до {sum}',
    '{percent}% deposit bonus, up to {sum}',
    '{percent}% sul deposito, fino a {sum}',
    '{percent}% sobre o depósito, até {sum}',
  ),
  cash: localText('{sum} на баланс', '{sum} in cash', '{sum} sul saldo', '{sum} no saldo'),
  giftspin: spins,
  giftspin_northlight: spins,
  giftspin_sunforge: spins,
  giftspin_blue_heron: spins,
  group: localText('Набор подарков', 'A set of gifts', 'Set di regali', 'Kit de presentes'),
  freebet: localText('Фрибет {sum}', '{sum} free bet', 'Free bet da {sum}', 'Aposta grátis de {sum}'),
  custom: localText('Приз', 'Prize', 'Premio', 'Prêmio'),
  feature_freespins: localText(
    '{count} бонусных спинов',
    '{count} bonus spins',
    '{count} giri bonus',
    '{count} giros bônus',
  ),
  xp: localText(
    '{count} очков опыта',
    '{count} experience points',
    '{count} punti esperienza',
    '{count} pontos de experiência',
  ),
  nondeposit: localText(
    'Бездепозитный бонус {sum}',
    '{sum} no-deposit bonus',
    'Bonus di {sum} senza deposito',
    'Bônus de {sum} sem depósito',
  ),
  compoint: localText('{count} компоинтов', '{count} compoints', '{count} compoint', '{count} compoints'),
  bonus_offer: localText('Бонус {sum}', '{sum} bonus', 'Bonus di {sum}', 'Bônus de {sum}'),
};

const wagered = localText(
  'Вейджер x{wager}',
  'Wagering x{wager}',
  'Requisito di puntata x{wager}',
  'Rollover x{wager}',
);
const afterDeposit = localText(
  'Пополни счёт на {deposit}',
  'Deposit {deposit} first',
  'Deposita prima {deposit}',
  'Deposite {deposit} antes',
);
const confirmed = localText(
  'Нужны подтверждённые контакты',
  'Requires confirmed contacts',
  'Servono contatti confermati',
  'Exige contatos confirmados',
);
const handed = localText(
  'С тобой свяжется поддержка',
  'Support will contact you',
  'Ti scriverà l’assistenza',
  'O suporte vai falar com você',
);

const valid = localText(
  'Действует {days} дн. с момента получения',
  'Valid for {days} days once you get it',
  'Vale {days} giorni da quando lo ricevi',
  'Vale por {days} dias a partir do recebimento',
);

/** @param units whole units of money; the template's amount if missing */
function fillIn(
  text: string,
  template: GiftTemplate,
  brand: BrandId,
  locale: LocaleId,
  units = unitsOf(brand, template.roubles ?? 0),
): string {
  const { deposit = 0, count = 0, percent = 0, wager = 0, days = 0, contents = [] } = template;
  const values: Record<string, string> = {
    sum: moneyText(units, brand, locale),
    days: String(days),
    contents: contents.map((name) => giftTitle(name, brand, locale)).join(' + '),
    deposit: moneyText(requiredUnits(brand, deposit), brand, locale),
    count: String(count),
    percent: String(percent),
    wager: String(wager),
  };
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}

/** The gifts of the first deposits. Each is distributed after the previous deposit (decision 14). */
export const welcomeGifts = ['deposit100', 'welcome2', 'welcome3', 'welcome4', 'welcome5'] as const;

export const weeklyGift: GiftName = 'spins20';

/** The deposit that a gift requires, in whole units. At least the cashbox's minimum deposit. */
export function requiredUnits(brand: BrandId, roubles: number): number {
  return Math.max(unitsOf(brand, roubles), brandFacts[brand].minDeposit);
}

/** @param amount minor units; null for the template's amount */
export function giftTitle(
  name: GiftName,
  brand: BrandId,
  locale: LocaleId,
  amount: number | null = null,
): string {
  const template = giftTemplates[name];
  const units = amount === null ? undefined : amount / 100;
  return fillIn((template.title ?? titles[template.type])[locale], template, brand, locale, units);
}

/**
 * The terms of a gift. For a gift that contains other gifts, lists the contained gifts with their terms, which
 * apply from the time when they are unpacked.
 */
export function giftDescription(
  name: GiftName,
  brand: BrandId,
  locale: LocaleId,
  // Callers that show the wagering separately pass false.
  { withWagering = true } = {},
): string {
  const { contents = [] } = giftTemplates[name];
  const held = contents.map((item) => heldText(item, brand, locale));
  const shown = contents.length > 0 ? held : termsOf(name, brand, locale, withWagering);
  return shown.map((text) => `${text}.`).join(' ');
}

/** A contained gift with its terms: `20 free spins: wagering x30, valid for 3 days once you get it`. */
function heldText(name: GiftName, brand: BrandId, locale: LocaleId): string {
  const terms = termsOf(name, brand, locale).map((text) => text.charAt(0).toLowerCase() + text.slice(1));
  const title = giftTitle(name, brand, locale);
  return terms.length === 0 ? title : `${title}: ${terms.join(', ')}`;
}

function termsOf(name: GiftName, brand: BrandId, locale: LocaleId, withWagering = true): string[] {
  const template = giftTemplates[name];
  const parts = [
    ...(template.wager && withWagering ? [wagered] : []),
    ...(template.deposit ? [afterDeposit] : []),
    ...(template.needsEmail || template.needsPhone ? [confirmed] : []),
    ...(template.type === 'custom' ? [handed] : []),
    ...(template.days ? [valid] : []),
  ];
  return parts.map((text) => fillIn(text[locale], template, brand, locale));
}
