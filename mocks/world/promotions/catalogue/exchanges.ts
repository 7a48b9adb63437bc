import { words } from '../../sums.ts';
import { byBets, byTasks, pointName, usualPromo, type PromoDefinition } from './definition.ts';

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

const exchangeText = words(
  `Собирай очки и сразу меняй их на призы: <b>{step}</b> ставок — одно очко. Фонд — <b>{fund}</b>.
    # Как участвовать
    - играй в любые слоты
    - выбирай приз, пока он есть
    - приз приходит в раздел <a href="/profile/gifts">«Подарки»</a>`,
  `Collect points and trade them for prizes at once: <b>{step}</b> of bets make one. The fund is <b>{fund}</b>.
    # How to take part
    - play any slot
    - choose a prize while there is one
    - it comes to <a href="/profile/gifts">your gifts</a>`,
  `Raccogli punti e scambiali subito con i premi: <b>{step}</b> di puntate valgono un punto. Il montepremi è <b>{fund}</b>.
    # Come partecipare
    - gioca a qualsiasi slot
    - scegli un premio finché c’è
    - arriva nei <a href="/profile/gifts">regali</a>`,
  `Junte pontos e troque na hora por prêmios: <b>{step}</b> em apostas valem um ponto. O fundo é de <b>{fund}</b>.
    # Como participar
    - jogue qualquer slot
    - escolha um prêmio enquanto houver
    - ele chega em <a href="/profile/gifts">presentes</a>`,
);

const birthdayText = words(
  `Нам исполняется ещё один год. Дари сердечки другим участникам, выполняй задания дня и меняй собранное на подарки из фонда <b>{fund}</b>.
    - сердечко считается и тому, кто подарил, и тому, кто получил
    - за день можно подарить ограниченное число сердечек`,
  `We are one year older. Give hearts to other participants, do the task of the day and trade what you collect for gifts from a fund of <b>{fund}</b>.
    - a heart counts for the one who gives and for the one who gets it
    - there is an end to the hearts of a day`,
  `Compiamo un altro anno. Dona cuori agli altri partecipanti, completa la missione del giorno e scambia quello che raccogli con i regali di un fondo di <b>{fund}</b>.
    - un cuore conta per chi lo dona e per chi lo riceve
    - ogni giorno i cuori sono limitati`,
  `Estamos fazendo mais um ano. Dê corações a outros participantes, cumpra a missão do dia e troque o que juntar por presentes de um fundo de <b>{fund}</b>.
    - o coração vale para quem dá e para quem recebe
    - há um limite de corações por dia`,
);

const heartOfHours = { sent: 1, received: 1, everyFifthSent: 0, everyFifthReceived: 0 } as const;
const heartOfCocktails = { sent: 1, received: 0, everyFifthSent: 5, everyFifthReceived: 10 } as const;

export const exchanges: readonly PromoDefinition[] = [
  {
    ...usualPromo,
    id: 18,
    slug: 'forest-fair',
    template: 'template2',
    sortPriority: 80,
    span: { from: -100, to: 320, shown: 400 },
    title: words('Лесная ярмарка', 'Forest fair', 'Fiera del bosco', 'Feira da floresta'),
    text: exchangeText,
    mechanic: byBets,
    fund: 2_000_000,
    currency: berries,
    additional: honey,
    step: 500,
    needsButton: false,
    participants: 42_700,
    topPoints: 26_000,
    pool: 800_000,
    prizes: [
      { id: 3, price: 25, gift: 'spins20' },
      { id: 4, price: 60, gift: 'cash300', stock: 400 },
      { id: 5, price: 120, gift: 'freebet', stock: 0 },
      { id: 6, price: 4, isAdditional: true, gift: 'bonus1000', stock: 250 },
      { id: 7, price: 9_000, gift: 'phone', stock: 5 },
    ],
  },
  {
    ...usualPromo,
    id: 19,
    slug: 'birthday',
    template: 'template5',
    container: 'birthday',
    sortPriority: 95,
    span: { from: -47, to: 73, shown: 200 },
    title: words('День рождения', 'Our birthday', 'Il nostro compleanno', 'Nosso aniversário'),
    text: birthdayText,
    mechanic: byTasks,
    fund: 1_000_000,
    currency: hours,
    additional: cups,
    step: 3_000,
    // Specification S9.61, S9.62: two readings of the birthday's hearts, a brand each.
    highFive: {
      aurora: heartOfHours,
      kometa: heartOfHours,
      riviera: heartOfCocktails,
      samba: heartOfCocktails,
    },
    participants: 15_600,
    topPoints: 900,
    dailyDeposit: 1_000,
    tasks: [
      {
        id: 5,
        picture: 'twenty-hours',
        measure: 'points',
        target: 20,
        points: 20,
        title: words(
          '20 часов за два дня',
          '20 hours in two days',
          '20 ore in due giorni',
          '20 horas em dois dias',
        ),
      },
      {
        id: 6,
        picture: 'five-days',
        measure: 'deposit_days',
        target: 5,
        points: 5,
        title: words(
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
    ...usualPromo,
    id: 22,
    slug: 'duck-season',
    template: 'template2',
    container: 'third',
    sortPriority: 70,
    span: { from: -30, to: 140, shown: 200 },
    title: words('Утиный сезон', 'Duck season', 'Stagione delle anatre', 'Temporada dos patos'),
    text: exchangeText,
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
    ...usualPromo,
    id: 25,
    slug: 'last-hours',
    template: 'template5',
    sortPriority: 50,
    span: { from: -160, to: 3, shown: 48 },
    title: words('Последние часы', 'The last hours', 'Le ultime ore', 'Últimas horas'),
    text: exchangeText,
    mechanic: byBets,
    fund: 300_000,
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
    ...usualPromo,
    id: 21,
    slug: 'sky-harbour',
    template: 'template5',
    container: 'third',
    sortPriority: 75,
    span: { from: 50, to: 400, shown: 460 },
    title: words('Небесная гавань', 'Sky harbour', 'Il porto del cielo', 'Porto do céu'),
    text: exchangeText,
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
