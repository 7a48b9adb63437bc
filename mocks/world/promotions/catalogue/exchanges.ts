import { brandFacts, type BrandFacts } from '../../brandFacts.ts';
import { ofEachBrand, type LocalText } from '../../settings.ts';
import { localText } from '../../sums.ts';
import {
  byBets,
  byTasks,
  pointName,
  promoDefaults,
  type HighFiveRule,
  type PromoDefinition,
  type Quest,
} from './definition.ts';

const berries = pointName(
  181,
  'berries',
  ['ягода', 'ягоды', 'ягод'],
  ['berry', 'berries'],
  ['bacca', 'bacche'],
  ['fruta', 'frutas'],
);
const honey = pointName(
  182,
  'honey',
  ['капля мёда', 'капли мёда', 'капель мёда'],
  ['drop of honey', 'drops of honey'],
  ['goccia di miele', 'gocce di miele'],
  ['gota de mel', 'gotas de mel'],
);
const hours = pointName(
  191,
  'clock',
  ['час', 'часа', 'часов'],
  ['hour', 'hours'],
  ['ora', 'ore'],
  ['hora', 'horas'],
);
/** The currency of the birthday promotion in brands where it has points instead of promo hours. */
const points = pointName(
  193,
  'star',
  ['очко', 'очка', 'очков'],
  ['point', 'points'],
  ['punto', 'punti'],
  ['ponto', 'pontos'],
);
const cups = pointName(
  192,
  'cocktail',
  ['коктейль', 'коктейля', 'коктейлей'],
  ['cocktail', 'cocktails'],
  ['cocktail', 'cocktail'],
  ['coquetel', 'coquetéis'],
);
const feathers = pointName(
  221,
  'feather',
  ['перо', 'пера', 'перьев'],
  ['feather', 'feathers'],
  ['piuma', 'piume'],
  ['pena', 'penas'],
);

const exchangeText = (needsButton: boolean): LocalText => {
  const first = (press: string): string => (needsButton ? `- ${press}` : '');
  return localText(
    `Собирай очки и сразу меняй их на призы: каждые <b>{step}</b> ставок — одно очко. Призовой фонд — <b>{fund}</b>.
    # Как участвовать
    ${first('нажми «Участвовать»')}
    - играй в любые слоты
    - выбирай приз, пока он есть
    - приз приходит в раздел <a href="/profile/gifts">«Подарки»</a>`,
    `Collect points and exchange them for prizes right away: every <b>{step}</b> in bets earns one. The prize pool is <b>{fund}</b>.
    # How to take part
    ${first('press “Take part”')}
    - play any slot
    - choose a prize while it lasts
    - it arrives in <a href="/profile/gifts">your gifts</a>`,
    `Raccogli punti e scambiali subito con i premi: ogni <b>{step}</b> di puntate vale un punto. Il montepremi è <b>{fund}</b>.
    # Come partecipare
    ${first('premi «Partecipa»')}
    - gioca a qualsiasi slot
    - scegli un premio finché c’è
    - arriva tra i tuoi <a href="/profile/gifts">regali</a>`,
    `Junte pontos e troque na hora por prêmios: cada <b>{step}</b> em apostas vale um ponto. A premiação total é de <b>{fund}</b>.
    # Como participar
    ${first('clique em “Participar”')}
    - jogue qualquer slot
    - escolha um prêmio enquanto houver
    - ele chega nos seus <a href="/profile/gifts">presentes</a>`,
  );
};

const birthdayText = localText(
  `У нас день рождения! Дари сердечки другим участникам, выполняй задания и меняй собранное на призы. Призовой фонд — <b>{fund}</b>.
    - {hearts}
    - число сердечек в день ограничено
    - коктейли видны в таблице участников, на призы они не меняются`,
  `It’s our birthday! Give hearts to other participants, complete tasks and exchange what you collect for prizes. The prize pool is <b>{fund}</b>.
    - {hearts}
    - the number of hearts a day is limited
    - cocktails show in the table of participants, but don’t buy prizes`,
  `È il nostro compleanno! Dona cuori agli altri partecipanti, completa le missioni e scambia quello che raccogli con i premi. Il montepremi è <b>{fund}</b>.
    - {hearts}
    - il numero di cuori al giorno è limitato
    - i cocktail compaiono nella classifica, ma non si scambiano con premi`,
  `É o nosso aniversário! Dê corações a outros participantes, cumpra as missões e troque o que juntar por prêmios. A premiação total é de <b>{fund}</b>.
    - {hearts}
    - há um limite de corações por dia
    - os coquetéis aparecem no ranking, mas não são trocados por prêmios`,
);

/**
 * First reading of the rule for hearts: each given and each received heart earns one promo hour (S9.62).
 */
const heartOfHours: HighFiveRule = {
  sent: [{ points: 1 }],
  received: [{ points: 1 }],
  text: localText(
    'каждое подаренное и каждое полученное сердечко — один час',
    'each heart you give or receive is one hour',
    'ogni cuore donato o ricevuto vale un’ora',
    'cada coração dado ou recebido vale uma hora',
  ),
};
/**
 * Second reading of the rule for hearts. Each given heart earns a cocktail. Every five given hearts also earn
 * five points or hours, and every five received hearts earn ten (S9.62).
 */
const cocktailHeart = (five: LocalText): HighFiveRule => ({
  sent: [
    { points: 1, isAdditional: true },
    { points: 5, every: 5 },
  ],
  received: [{ points: 10, every: 5 }],
  text: five,
});
const heartOfCocktailsAndHours = cocktailHeart(
  localText(
    'каждое подаренное сердечко — это коктейль, каждые пять подаренных — ещё пять часов, каждые пять полученных — десять часов',
    'each heart you give is a cocktail; every five given bring five hours, every five received bring ten',
    'ogni cuore donato vale un cocktail; ogni cinque donati portano cinque ore, ogni cinque ricevuti dieci',
    'cada coração dado vale um coquetel; a cada cinco dados, cinco horas; a cada cinco recebidos, dez',
  ),
);
const heartOfCocktailsAndPoints = cocktailHeart(
  localText(
    'каждое подаренное сердечко — это коктейль, каждые пять подаренных — ещё пять очков, каждые пять полученных — десять очков',
    'each heart you give is a cocktail; every five given bring five points, every five received bring ten',
    'ogni cuore donato vale un cocktail; ogni cinque donati portano cinque punti, ogni cinque ricevuti dieci',
    'cada coração dado vale um coquetel; a cada cinco dados, cinco pontos; a cada cinco recebidos, dez',
  ),
);

const heartRules: Record<BrandFacts['hearts'], HighFiveRule> = {
  hours: heartOfHours,
  cocktailsAndHours: heartOfCocktailsAndHours,
  cocktailsAndPoints: heartOfCocktailsAndPoints,
};

const twentyHours: Quest = {
  id: 5,
  picture: 'twenty-hours',
  days: 2,
  target: 20,
  isAdditional: false,
  points: 20,
  title: localText(
    '20 часов за два дня',
    '20 hours in two days',
    '20 ore in due giorni',
    '20 horas em dois dias',
  ),
};
const fiveCocktails: Quest = {
  id: 5,
  picture: 'five-cocktails',
  days: 5,
  target: 5,
  isAdditional: true,
  points: 5,
  title: localText(
    'Пять коктейлей за пять дней',
    'Five cocktails in five days',
    'Cinque cocktail in cinque giorni',
    'Cinco coquetéis em cinco dias',
  ),
};

export const exchanges: readonly PromoDefinition[] = [
  {
    ...promoDefaults,
    id: 18,
    slug: 'forest-fair',
    template: 'template2',
    sortPriority: 80,
    span: { from: -100, to: 320, shown: 400 },
    title: localText('Лесная ярмарка', 'Forest Fair', 'Fiera del bosco', 'Feira da floresta'),
    text: exchangeText(false),
    mechanic: byBets,
    fund: 2_000_000,
    currency: berries,
    additional: honey,
    step: 500,
    tasks: [
      {
        id: 7,
        picture: 'five-games',
        measure: 'new_slots',
        target: 5,
        points: 4,
        title: localText(
          'Сыграй в пять разных слотов',
          'Play five different slots',
          'Gioca a cinque slot diverse',
          'Jogue em cinco slots diferentes',
        ),
      },
    ],
    needsButton: false,
    participants: 42_700,
    topPoints: 26_000,
    hasPool: true,
    prizes: [
      { id: 3, price: 25, gift: 'spins20' },
      { id: 4, price: 60, gift: 'cash300', stock: 400 },
      { id: 5, price: 120, gift: 'freebet', stock: 0 },
      { id: 6, price: 4, isAdditional: true, gift: 'bonus1000', stock: 250 },
      { id: 7, price: 9_000, gift: 'phone', stock: 5 },
    ],
  },
  {
    ...promoDefaults,
    id: 19,
    slug: 'birthday',
    template: 'template5',
    container: 'birthday',
    sortPriority: 95,
    span: { from: -47, to: 73, shown: 200 },
    title: localText('Наш день рождения', 'Our Birthday', 'Il nostro compleanno', 'Nosso aniversário'),
    text: birthdayText,
    mechanic: byTasks,
    fund: 1_000_000,
    currency: ofEachBrand((id) => (brandFacts[id].hearts === 'cocktailsAndPoints' ? points : hours)),
    additional: cups,
    step: 3_000,
    // The rule for hearts and the rule for the quest can each be read in two ways. Some of the mock's brands
    // use the first reading, others the second (S9.61, S9.62).
    highFive: ofEachBrand((id) => heartRules[brandFacts[id].hearts]),
    participants: 15_600,
    topPoints: 900,
    dailyDeposit: 1_000,
    quest: ofEachBrand((id) => (brandFacts[id].birthdayUnit === 'items' ? fiveCocktails : twentyHours)),
    tasks: [
      {
        id: 6,
        picture: 'five-days',
        measure: 'deposit_days',
        target: 5,
        points: 5,
        title: localText(
          'Пять дней подряд',
          'Five days in a row',
          'Cinque giorni di fila',
          'Cinco dias seguidos',
        ),
      },
    ],
    prizes: [
      { id: 41, price: 10, gift: 'spins50' },
      { id: 42, price: 20, gift: 'cash2000', stock: 300 },
      { id: 43, price: 60, gift: 'merch', stock: 40 },
    ],
  },
  {
    ...promoDefaults,
    id: 22,
    slug: 'duck-season',
    template: 'template2',
    container: 'third',
    sortPriority: 70,
    span: { from: -30, to: 140, shown: 200 },
    title: localText('Утиный сезон', 'Duck Season', 'Stagione delle anatre', 'Temporada dos patos'),
    text: exchangeText(true),
    mechanic: byBets,
    fund: 700_000,
    currency: feathers,
    step: 1_000,
    participants: 6_300,
    topPoints: 4_000,
    duckHunt: 5,
    prizes: [
      { id: 51, price: 15, gift: 'spins20' },
      { id: 52, price: 90, gift: 'cash2000', stock: 60 },
    ],
  },
  {
    ...promoDefaults,
    id: 25,
    slug: 'last-hours',
    template: 'template5',
    sortPriority: 50,
    span: { from: -160, to: 3, shown: 48 },
    title: localText('Последние часы', 'The Last Hours', 'Le ultime ore', 'Últimas horas'),
    text: exchangeText(true),
    mechanic: byBets,
    fund: 'prizes',
    currency: berries,
    step: 800,
    participants: 9_100,
    topPoints: 5_500,
    prizes: [
      { id: 61, price: 30, gift: 'spins50', stock: 900 },
      { id: 62, price: 400, gift: 'cash2000', stock: 12 },
    ],
  },
  {
    ...promoDefaults,
    id: 21,
    slug: 'sky-harbour',
    template: 'template5',
    container: 'third',
    sortPriority: 75,
    span: { from: 50, to: 400, shown: 460 },
    title: localText('Небесная гавань', 'Sky Harbour', 'Il porto del cielo', 'Porto do céu'),
    text: exchangeText(true),
    mechanic: byBets,
    fund: 2_500_000,
    currency: feathers,
    step: 1_000,
    participants: 0,
    topPoints: 9_000,
    prizes: [
      { id: 71, price: 40, gift: 'spins100' },
      { id: 72, price: 5_000, gift: 'trip', stock: 1 },
    ],
  },
];
