import type { PromoPopup, PromoWidget } from '#/api/generated/model/index.ts';

export const popupFixture: PromoPopup = {
  isActive: true,
  buttonUrl: '/promo/forest-fair',
  buttonText: 'На Лесную ярмарку',
  title: 'Месяц призов',
  body: '<p>До конца месяца каждая акция начисляет <b>вдвое больше</b> очков.</p><ul><li>участвуй сразу в нескольких</li><li>меняй очки на призы без ожидания</li></ul>',
  imageUrl: '/mock-assets/promo/aurora-month-of-prizes.webp',
  showDateFrom: '2026-01-01T00:00:00Z',
  showDateTo: '2026-02-01T00:00:00Z',
  updatedAt: 1_767_225_600,
};

export const widgetFixture: PromoWidget = {
  id: 1,
  type: 'tournament',
  title: 'Турниры недели',
  text: 'Места в таблице ещё есть. Зайди и сыграй',
  image: '/mock-assets/promo/aurora-trophy-crown.webp',
  buttonText: 'К турнирам',
  url: '/tournaments',
  endAt: '2026-01-17T00:00:00Z',
};
