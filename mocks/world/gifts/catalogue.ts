// Every gift that the casino gives, whoever gives it: promotions, the compoints shop, codes, levels.
import type { GiftType } from '../../generated/model/index.ts';
import type { BrandId, LocaleId, LocalText } from '../settings.ts';
import { moneyText } from '../brandFacts.ts';
import { unitsOf, words } from '../sums.ts';

export interface GiftTemplate {
  type: GiftType;
  /** Money that it gives at most, in roubles; other currencies by `sums.ts`. */
  roubles?: number;
  count?: number;
  /** Per cent of the deposit. */
  percent?: number;
  /** The 'x30' of the bonus. */
  wager?: number;
  days?: number;
  /** Slug of the game of its spins. */
  game?: string;
  /** Roubles that have to be deposited after it was received. */
  deposit?: number;
  needsEmail?: boolean;
  needsPhone?: boolean;
  /** Only on this kind of device. */
  device?: 'mobile' | 'desktop';
  holds?: readonly GiftName[];
  title?: LocalText;
}

const templates = {
  spins20: { type: 'giftspin', count: 20, wager: 30, days: 3, game: 'golden-harvest' },
  spins50: { type: 'giftspin', count: 50, wager: 35, days: 7, game: 'northern-foxes' },
  spins100: { type: 'giftspin', count: 100, wager: 35, days: 7, game: 'golden-harvest' },
  spinsAfterDeposit: {
    type: 'giftspin',
    count: 30,
    wager: 30,
    days: 5,
    game: 'zolotye-lisy',
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
    game: 'zolotye-lisy',
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
  cashback: { type: 'cashback', roubles: 1_400, days: 7 },
  winback: {
    type: 'cashback',
    title: words(
      'Winback за неделю',
      'The winback of the week',
      'Il winback della settimana',
      'O winback da semana',
    ),
  },
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
  freebet: { type: 'freebet', roubles: 400, wager: 1, days: 3, game: 'sky-rocket-crash' },
  nondeposit: { type: 'nondeposit', roubles: 600, wager: 40, days: 7 },
  compoints500: { type: 'compoint', count: 500, days: 30 },
  experience200: { type: 'xp', count: 200, days: 30 },
  phone: {
    type: 'custom',
    title: words(
      'Смартфон от команды',
      'A smartphone from the team',
      'Uno smartphone dal team',
      'Um celular da equipe',
    ),
  },
  merch: {
    type: 'custom',
    days: 60,
    title: words('Фирменная толстовка', 'A branded hoodie', 'Una felpa del brand', 'Um moletom da marca'),
  },
  trip: {
    type: 'custom',
    title: words('Путешествие на двоих', 'A trip for two', 'Un viaggio per due', 'Uma viagem para dois'),
  },
  starter: {
    type: 'group',
    days: 10,
    holds: ['spins20', 'compoints500'],
    title: words('Набор новичка', 'Starter pack', 'Pacchetto di benvenuto', 'Kit de boas-vindas'),
  },
} as const satisfies Record<string, Omit<GiftTemplate, 'holds'> & { holds?: readonly string[] }>;

export type GiftName = keyof typeof templates;

export const giftTemplates: Readonly<Record<GiftName, GiftTemplate>> = templates;

const spins = words(
  '{count} фриспинов',
  '{count} gift spins',
  '{count} giri omaggio',
  '{count} giros de presente',
);
const titles: Record<GiftType, LocalText> = {
  cashback: words('Кешбэк {sum}', 'Cashback of {sum}', 'Cashback di {sum}', 'Cashback de {sum}'),
  deposit_bonus: words(
    '{percent}\u00a0% к депозиту, до {sum}',
    '{percent}% on your deposit, up to {sum}',
    '{percent}% sul deposito, fino a {sum}',
    '{percent}% sobre o depósito, até {sum}',
  ),
  cash: words('{sum} на счёт', '{sum} in cash', '{sum} sul saldo', '{sum} no saldo'),
  giftspin: spins,
  giftspin_northlight: spins,
  giftspin_sunforge: spins,
  giftspin_blue_heron: spins,
  group: words('Набор подарков', 'A set of gifts', 'Un set di regali', 'Um kit de presentes'),
  freebet: words(
    'Фрибет {sum}',
    'A free bet of {sum}',
    'Una free bet da {sum}',
    'Uma aposta grátis de {sum}',
  ),
  custom: words('Приз', 'A prize', 'Un premio', 'Um prêmio'),
  feature_freespins: words(
    '{count} спинов с бонусной функцией',
    '{count} feature spins',
    '{count} giri con funzione bonus',
    '{count} giros com bônus',
  ),
  xp: words(
    '{count} очков опыта',
    '{count} points of experience',
    '{count} punti esperienza',
    '{count} pontos de experiência',
  ),
  nondeposit: words(
    'Бонус {sum} без депозита',
    'A bonus of {sum}, no deposit needed',
    'Bonus di {sum} senza deposito',
    'Bônus de {sum} sem depósito',
  ),
  compoint: words('{count} компоинтов', '{count} compoints', '{count} compoint', '{count} compoints'),
  bonus_offer: words('Бонус {sum}', 'A bonus of {sum}', 'Bonus di {sum}', 'Bônus de {sum}'),
};

const wagered = words(
  'Вейджер x{wager}',
  'Wagered x{wager}',
  'Requisito di puntata x{wager}',
  'Rollover x{wager}',
);
const afterDeposit = words(
  'Пополни счёт на {deposit}',
  'Deposit {deposit} first',
  'Deposita prima {deposit}',
  'Deposite {deposit} antes',
);
const confirmed = words(
  'Нужны подтверждённые контакты',
  'Needs confirmed contacts',
  'Servono contatti confermati',
  'Exige contatos confirmados',
);
const handed = words(
  'С тобой свяжется поддержка',
  'Support will write to you',
  'Ti scriverà l’assistenza',
  'O suporte vai falar com você',
);

function filled(text: string, template: GiftTemplate, brand: BrandId, locale: LocaleId): string {
  const { roubles = 0, deposit = 0, count = 0, percent = 0, wager = 0 } = template;
  const values: Record<string, string> = {
    sum: moneyText(unitsOf(brand, roubles), brand, locale),
    deposit: moneyText(unitsOf(brand, deposit), brand, locale),
    count: String(count),
    percent: String(percent),
    wager: String(wager),
  };
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}

export const weeklyGift: GiftName = 'spins20';

export function giftTitle(name: GiftName, brand: BrandId, locale: LocaleId): string {
  const template = giftTemplates[name];
  return filled((template.title ?? titles[template.type])[locale], template, brand, locale);
}

/** What has to be known about a gift, a sentence a condition. */
export function giftDescription(name: GiftName, brand: BrandId, locale: LocaleId): string {
  const template = giftTemplates[name];
  const parts = [
    ...(template.wager ? [wagered] : []),
    ...(template.deposit ? [afterDeposit] : []),
    ...(template.needsEmail || template.needsPhone ? [confirmed] : []),
    ...(template.type === 'custom' ? [handed] : []),
  ];
  return parts.map((text) => `${filled(text[locale], template, brand, locale)}.`).join(' ');
}
