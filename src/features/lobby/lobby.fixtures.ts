import type { Banner, Category, Producer, Winner } from '#/api/generated/model/index.ts';

export const categoryFixtures: Category[] = [
  ['allgames', 'Все игры'],
  ['slots', 'Слоты'],
  ['otygrat_bonus', 'Отыграть бонус'],
  ['crash_games', 'Краш-игры'],
  ['buy_games', 'Покупка бонуса'],
  ['jackpot_games', 'Джекпоты'],
  ['table', 'Настольные'],
].map(([slug = '', name = '']) => ({ slug, name, pageType: 'category' }));

export const producerFixtures: Producer[] = Array.from({ length: 24 }, (_, index) => ({
  id: index + 1,
  slug: `producer-${String(index)}`,
  name: `${index % 2 === 0 ? 'Northlight' : 'Amberwheel'} ${String(index + 1)}`,
  pageType: 'producer',
  playersOnline: 1240 + index,
}));

export const winnerFixtures: Winner[] = Array.from({ length: 30 }, (_, index) => ({
  id: String(index),
  username: 'mar***',
  amount: 1_250_00 + index * 734_51,
  game: { slug: 'golden-harvest', name: 'Golden Harvest', preview: '/hero/samba-phone.svg' },
  wonAt: '2026-11-20T10:00:00Z',
}));

export const bannerFixtures: Banner[] = [
  {
    id: 1,
    type: 'startPage',
    image: '/hero/kometa-desktop.svg',
    imageMobile: '/hero/kometa-phone.svg',
    title: 'Ночная гонка',
    text: 'Турнир на 500 000 ₽',
    buttonText: 'Участвовать',
    url: '/tournaments',
  },
  { id: 2, type: 'startPage', image: '/hero/riviera-desktop.svg', title: 'Кэшбэк 10 %' },
];
