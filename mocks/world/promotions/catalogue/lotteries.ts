import { brandFacts } from '../../brandFacts.ts';
import { ofEachBrand, type LocalText } from '../../settings.ts';
import { localText } from '../../sums.ts';
import { byBets, pointName, promoDefaults, type PromoDefinition } from './definition.ts';

const comets = pointName(
  171,
  'comet',
  ['комета', 'кометы', 'комет'],
  ['comet', 'comets'],
  ['cometa', 'comete'],
  ['cometa', 'cometas'],
);
const sparks = pointName(
  172,
  'boost',
  ['искра', 'искры', 'искр'],
  ['spark', 'sparks'],
  ['scintilla', 'scintille'],
  ['faísca', 'faíscas'],
);
const tickets = pointName(
  231,
  'ticket',
  ['билет', 'билета', 'билетов'],
  ['ticket', 'tickets'],
  ['biglietto', 'biglietti'],
  ['bilhete', 'bilhetes'],
);
const elements = pointName(
  201,
  'snow',
  ['элемент', 'элемента', 'элементов'],
  ['element', 'elements'],
  ['elemento', 'elementi'],
  ['elemento', 'elementos'],
);

/** Names of a lottery's points, in the forms that its text needs. */
interface PointWords {
  /** After 'collect'. */
  readonly collected: LocalText;
  /** A single point, with its article or number. */
  readonly one: LocalText;
  /** After 'the more'. */
  readonly more: LocalText;
}

const cometWords: PointWords = {
  collected: localText('кометы', 'comets', 'comete', 'cometas'),
  one: localText('одна комета', 'a comet', 'una cometa', 'um cometa'),
  more: localText('комет', 'comets', 'comete', 'cometas'),
};
const ticketWords: PointWords = {
  collected: localText('билеты', 'tickets', 'biglietti', 'bilhetes'),
  one: localText('один билет', 'a ticket', 'un biglietto', 'um bilhete'),
  more: localText('билетов', 'tickets', 'biglietti', 'bilhetes'),
};

const lotteryText = ({ collected, one, more }: PointWords, hasHighFives: boolean): LocalText => {
  const only = (line: string): string => (hasHighFives ? `- ${line}` : '');
  return localText(
    `Играй и собирай ${collected.ru}: каждые <b>{step}</b> ставок — ${one.ru}. Призовой фонд — <b>{fund}</b>.
    # Как участвовать
    - нажми «Участвовать» и играй в любые слоты
    ${only('давай пять другим участникам и получай пять в ответ: {hearts}')}
    ${only('искры дают ещё и задания: они видны в таблице, а в розыгрыше считаются только кометы')}
    - чем больше ${more.ru}, тем больше шансов в розыгрыше
    # Когда итоги
    Розыгрыш пройдёт после конца акции, призы придут в раздел <a href="/profile/gifts">«Подарки»</a>.`,
    `Play and collect ${collected.en}: every <b>{step}</b> in bets earns ${one.en}. The prize pool is <b>{fund}</b>.
    # How to take part
    - press “Take part” and play any slot
    ${only('give other participants a high-five and get one back: {hearts}')}
    ${only('tasks pay sparks too: they show in the leaderboard, and only comets count in the draw')}
    - the more ${more.en} you have, the better your chances in the draw
    # The results
    The draw follows the end of the promotion, and prizes arrive in <a href="/profile/gifts">your gifts</a>.`,
    `Gioca e raccogli ${collected.it}: ogni <b>{step}</b> di puntate vale ${one.it}. Il montepremi è <b>{fund}</b>.
    # Come partecipare
    - premi «Partecipa» e gioca a qualsiasi slot
    ${only('dai il cinque agli altri partecipanti e ricevilo anche tu: {hearts}')}
    ${only('anche le missioni danno scintille: si vedono in classifica, ma nell’estrazione contano solo le comete')}
    - più ${more.it} hai, più probabilità hai nell’estrazione
    # I risultati
    L’estrazione segue la fine della promozione, i premi arrivano tra i tuoi <a href="/profile/gifts">regali</a>.`,
    `Jogue e junte ${collected.br}: cada <b>{step}</b> em apostas vale ${one.br}. A premiação total é de <b>{fund}</b>.
    # Como participar
    - toque em “Participar” e jogue qualquer slot
    ${only('cumprimente outros participantes e receba cumprimentos: {hearts}')}
    ${only('as missões também dão faíscas: elas aparecem no ranking, mas no sorteio só contam os cometas')}
    - quanto mais ${more.br}, maior a chance no sorteio
    # O resultado
    O sorteio vem depois do fim da promoção e os prêmios chegam nos seus <a href="/profile/gifts">presentes</a>.`,
  );
};

const newYearText = localText(
  `Каждые <b>{step}</b> ставок — один элемент праздника. Подарки ждут на 2\u00a0500 и на 7\u00a0000 элементов. Ещё через 2\u00a0500, на 9\u00a0500, ты участвуешь в розыгрыше главного приза.
    # Розыгрыш
    Главный приз разыграем <b>14 января</b>.`,
  `Every <b>{step}</b> in bets earns one festive element. Gifts come at 2,500 elements and at 7,000. Another 2,500 later, at 9,500, you enter the draw of the main prize.
    # The draw
    The main prize will be drawn on <b>14 January</b>.`,
  `Ogni <b>{step}</b> di puntate vale un elemento della festa. I regali arrivano a 2.500 elementi e a 7.000. Dopo altri 2.500, a 9.500, partecipi all’estrazione del premio principale.
    # L’estrazione
    Il premio principale sarà estratto il <b>14 gennaio</b>.`,
  `Cada <b>{step}</b> em apostas vale um elemento da festa. Os presentes chegam com 2.500 elementos e com 7.000. Depois de mais 2.500, com 9.500, você entra no sorteio do prêmio principal.
    # O sorteio
    O prêmio principal será sorteado em <b>14 de janeiro</b>.`,
);

const cometTasks = [
  {
    id: 1,
    picture: 'first-comet',
    measure: 'points',
    target: 1,
    points: 5,
    title: localText(
      'Получи первую комету',
      'Collect your first comet',
      'Raccogli la prima cometa',
      'Ganhe seu primeiro cometa',
    ),
  },
  {
    id: 2,
    picture: 'five-games',
    measure: 'new_slots',
    target: 5,
    points: 20,
    title: localText(
      'Сыграй в пять разных слотов',
      'Play five different slots',
      'Gioca a cinque slot diverse',
      'Jogue em cinco slots diferentes',
    ),
  },
  {
    id: 3,
    picture: 'big-win',
    measure: 'big_wins',
    target: 1,
    points: 50,
    title: localText(
      'Выиграй в 50 раз больше ставки',
      'Win 50 times your bet',
      'Vinci 50 volte la puntata',
      'Ganhe 50 vezes a aposta',
    ),
  },
  {
    id: 4,
    picture: 'ten-fives',
    measure: 'high_fives',
    target: 10,
    points: 30,
    title: localText(
      'Дай пять десять раз',
      'Give ten high-fives',
      'Dai dieci volte il cinque',
      'Cumprimente dez participantes',
    ),
  },
] as const;

/** The lotteries: an active one, a seasonal one, one that waits for its draw, and one that was drawn. */
export const lotteries: readonly PromoDefinition[] = [
  {
    ...promoDefaults,
    id: 17,
    slug: 'comet-night',
    template: 'template1',
    sortPriority: 90,
    span: { from: -120, to: 216, draw: 240, shown: 336 },
    title: localText('Ночь комет', 'Comet Night', 'Notte delle comete', 'Noite dos cometas'),
    text: lotteryText(cometWords, true),
    mechanic: byBets,
    fund: 3_000_000,
    currency: comets,
    additional: sparks,
    step: 1_000,
    highFive: {
      sent: [{ points: 1 }, { points: 5, isAdditional: true, every: 5 }],
      received: [{ points: 2 }, { points: 10, isAdditional: true, every: 5 }],
      text: localText(
        'каждая твоя пятёрка — комета, каждая полученная — две; каждые пять твоих — ещё пять искр, каждые пять полученных — десять',
        'each one you give is a comet, each one you get is two; every five given bring five sparks, every five received bring ten',
        'ogni cinque dato vale una cometa, ogni cinque ricevuto due; ogni cinque dati portano cinque scintille, ogni cinque ricevuti dieci',
        'cada um dado vale um cometa, cada um recebido vale dois; a cada cinco dados, cinco faíscas; a cada cinco recebidos, dez',
      ),
    },
    participants: 100_000,
    topPoints: 48_000,
    tasks: cometTasks,
    hasPool: true,
    prizes: [
      { id: 1, price: 50, gift: 'spins50', stock: 100, winners: 100 },
      { id: 2, price: 200, gift: 'cash2000', stock: 20, winners: 20 },
      { id: 3, price: 800, gift: 'merch', stock: 5, winners: 5 },
      { id: 4, price: 1_500, gift: 'trip', stock: 1, winners: 1 },
      { id: 5, price: 3_000, gift: 'cashOfPool', stock: 1, winners: 1, takesRest: true },
    ],
  },
  {
    ...promoDefaults,
    id: 20,
    slug: 'new-year',
    template: 'template4',
    container: 'secondary',
    sortPriority: 100,
    span: 'new_year',
    title: localText('Новый год', 'New Year', 'Capodanno', 'Ano-novo'),
    text: newYearText,
    mechanic: byBets,
    fund: 10_000_000,
    currency: elements,
    // S9.63: 2,000 RUB, 20 EUR or 2,000 BRL give one element.
    step: ofEachBrand((id) => brandFacts[id].newYearStep),
    participants: 24_000,
    topPoints: 31_000,
    hasPool: true,
    prizes: [
      { id: 11, price: 2_500, gift: 'spins100' },
      { id: 12, price: 7_000, gift: 'cash2000' },
      { id: 13, price: 9_500, gift: 'phone', stock: 3, winners: 3 },
    ],
  },
  {
    ...promoDefaults,
    id: 24,
    slug: 'lucky-week',
    template: 'template3',
    sortPriority: 60,
    span: { from: -170, to: -2, draw: 20, shown: 120 },
    title: localText('Счастливая неделя', 'Lucky Week', 'Settimana fortunata', 'Semana da sorte'),
    text: lotteryText(ticketWords, false),
    mechanic: byBets,
    fund: 'prizes',
    currency: tickets,
    step: 2_000,
    participants: 8_200,
    topPoints: 2_400,
    prizes: [
      { id: 21, price: 0, gift: 'spins100', stock: 50, winners: 50 },
      { id: 22, price: 0, gift: 'cash50000', stock: 1, winners: 1 },
    ],
  },
  {
    ...promoDefaults,
    id: 23,
    slug: 'midsummer-draw',
    template: 'template1',
    sortPriority: 40,
    span: { from: -1_100, to: -430, draw: -400, shown: 500 },
    title: localText(
      'Розыгрыш белых ночей',
      'Midsummer Draw',
      'Estrazione di mezza estate',
      'Sorteio de meio de ano',
    ),
    text: lotteryText(ticketWords, false),
    mechanic: byBets,
    fund: 'prizes',
    currency: tickets,
    step: 1_500,
    participants: 31_400,
    topPoints: 12_000,
    prizes: [
      { id: 31, price: 0, gift: 'spins50', stock: 100, winners: 100 },
      { id: 32, price: 0, gift: 'cash2000', stock: 10, winners: 10 },
      { id: 33, price: 0, gift: 'phone', stock: 1, winners: 1 },
    ],
  },
];
