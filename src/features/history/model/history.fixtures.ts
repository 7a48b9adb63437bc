// Rounds of every kind of game, and transactions of every type.
import {
  TransactionType,
  type Bet,
  type BetList,
  type TransactionPeriod,
} from '#/api/generated/model/index.ts';

const at = (minute: number): string => new Date(Date.UTC(2026, 0, 14, 12, minute)).toISOString();

export const flight: Bet = {
  id: 6,
  reference: 'R-6',
  at: at(6),
  game: { slug: 'sky-rocket-crash', name: 'Sky Rocket Crash' },
  stake: 5_000,
  balanceBefore: 105_500,
};

export const landed: Bet = {
  ...flight,
  id: 5,
  reference: 'R-5',
  at: at(5),
  win: 7_500,
  balanceBefore: 103_000,
  balanceAfter: 105_500,
  record: { kind: 'crash', multiplier: 1.5, crashPoint: 2.04, autoCashOut: 1.5 },
};

export const wheel: Bet = {
  id: 4,
  reference: 'R-4',
  at: at(4),
  game: { slug: 'royal-roulette', name: 'Royal Roulette' },
  stake: 2_000,
  bonusStake: 500,
  win: 2_000,
  bonusWin: 500,
  balanceBefore: 103_000,
  balanceAfter: 103_000,
  record: {
    kind: 'roulette',
    number: 18,
    bets: [
      { kind: 'number', value: 17, amount: 1_000, win: 0 },
      { kind: 'red', amount: 1_000, win: 2_000 },
    ],
  },
};

export const table: Bet = {
  id: 3,
  reference: 'R-3',
  at: at(3),
  game: { slug: 'velvet-blackjack', name: 'Velvet Blackjack' },
  stake: 1_000,
  win: 2_000,
  balanceBefore: 102_000,
  balanceAfter: 103_000,
  record: {
    kind: 'board',
    rows: [
      {
        owner: 'dealer',
        cells: [
          { text: '9♠', isRed: false, isWinning: false },
          { text: 'K♥', isRed: true, isWinning: false },
        ],
        points: 19,
      },
      {
        owner: 'player',
        cells: [
          { text: 'K♠', isRed: false, isWinning: true },
          { text: 'J♦', isRed: true, isWinning: true },
        ],
        points: 20,
      },
    ],
    drawn: [],
    multiplier: 2,
  },
};

export const freeSpin: Bet = {
  id: 2,
  reference: 'R-2',
  at: at(2),
  game: { slug: 'golden-harvest', name: 'Golden Harvest' },
  stake: 1_000,
  isFree: true,
  win: 2_000,
  balanceBefore: 100_000,
  balanceAfter: 102_000,
  record: {
    kind: 'slot',
    reels: [
      ['cherry', 'bell', 'gem'],
      ['cherry', 'lemon', 'gem'],
      ['cherry', 'seven', 'bell'],
    ],
    lines: [{ line: 1, symbol: 'cherry', win: 2_000 }],
  },
};

export const lostSpin: Bet = {
  ...freeSpin,
  id: 1,
  reference: 'R-1',
  at: at(1),
  isFree: false,
  win: 0,
  compoints: 1,
  balanceBefore: 101_000,
  balanceAfter: 100_000,
  record: {
    kind: 'slot',
    reels: [
      ['cherry', 'bell', 'gem'],
      ['lemon', 'clover', 'wild'],
      ['grapes', 'seven', 'bell'],
    ],
    lines: [],
  },
};

const data = [flight, landed, wheel, table, freeSpin, lostSpin];

export const rounds: BetList = {
  data,
  total: 26,
  sums: { stake: 14_000, win: 13_500, currency: 'RUB' },
  games: data
    .map(({ game }) => game)
    .filter(({ slug }, place, all) => all.findIndex((other) => other.slug === slug) === place),
};

const most = Number.MAX_SAFE_INTEGER;

export const longestRounds: BetList = {
  ...rounds,
  data: data.map((bet) => ({
    ...bet,
    game: { ...bet.game, name: 'The longest name of any game '.repeat(4).trim() },
    stake: most,
    balanceBefore: most,
    balanceAfter: most,
  })),
};

const moved: Readonly<
  Partial<Record<TransactionType, readonly [real: number, bonus: number, compoints: number]>>
> = {
  opening: [100_000, 0, 200],
  payout: [-20_000, 0, 0],
  play: [-1_500, -500, 12],
  bonus: [0, 10_000, 0],
  bonus_wagered: [9_500, -9_500, 0],
  bonus_cancel: [0, -500, 0],
  exchange: [2_000, 0, -200],
  purchase: [0, 0, -10],
  entrance_fee: [0, 0, -2],
};

const titles: Readonly<Partial<Record<TransactionType, string>>> = {
  deposit: 'Bank card',
  payout: 'Bank card',
  gift: '300 roubles',
  prize: 'Night Race',
  purchase: '20 spins',
};

const items = Object.values(TransactionType).map((type, index) => {
  const [real, bonus, compoints] = moved[type] ?? [1_000, 0, 0];
  const title = titles[type];
  const isPlay = type === 'play' || type === 'free_rounds';
  return {
    reference: `T-${index + 1}`,
    at: at(index),
    type,
    real,
    bonus,
    compoints,
    ...(title === undefined ? {} : { title }),
    ...(type === 'deposit' || type === 'payout' ? { paymentId: 7_000_001 } : {}),
    ...(type === 'deposit' ? { fee: 3_000 } : {}),
    ...(isPlay ? { game: { slug: 'golden-harvest', name: 'Golden Harvest' }, rounds: 12 } : {}),
    ...(type === 'play' ? { stake: 12_000, win: 10_000 } : {}),
  };
});

const sum = (purse: 'real' | 'bonus' | 'compoints'): number =>
  items.reduce((total, item) => total + item[purse], 0);

export const period: TransactionPeriod = {
  from: '2026-01-01',
  until: '2026-01-14',
  currency: 'RUB',
  opening: { real: 0, bonus: 0, compoints: 0 },
  closing: { real: sum('real'), bonus: sum('bonus'), compoints: sum('compoints') },
  items: items.toReversed(),
};
