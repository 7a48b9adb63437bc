import type { ComponentType } from 'react';
import type {
  Promo,
  PromoCurrency,
  PromoMembership,
  PromoParticipant,
  PromoPrize,
  PromoTemplate,
} from '#/api/generated/model/index.ts';
import { deviceNow, toDate } from '#/lib/clock.ts';
import { PromoContext, type PromoState } from './PromoContext.tsx';
import { POINT_PARTS, type Viewer } from './rules.ts';

const HOUR = 3_600_000;
export const inHours = (hours: number): string => toDate(deviceNow() + hours * HOUR).toISOString();

export const comets: PromoCurrency = {
  id: 171,
  name: { one: 'комета', few: 'кометы', many: 'комет', other: 'кометы' },
};
export const sparks: PromoCurrency = {
  id: 172,
  name: { one: 'искра', few: 'искры', many: 'искр', other: 'искры' },
};

export function prizeFixture(over: Partial<PromoPrize> = {}): PromoPrize {
  return {
    id: 1,
    title: '50 фриспинов',
    price: 50 * POINT_PARTS,
    currencyId: comets.id,
    winners: [],
    giftTitles: ['50 фриспинов'],
    ...over,
  };
}

const prizes: PromoPrize[] = [
  prizeFixture(),
  prizeFixture({
    id: 2,
    title: '2 000 ₽ на счёт',
    price: 200 * POINT_PARTS,
    giftTitles: ['2 000 ₽ на счёт'],
  }),
  prizeFixture({
    id: 3,
    title: 'Толстовка',
    price: 8 * POINT_PARTS,
    currencyId: sparks.id,
    giftTitles: ['Толстовка'],
  }),
  prizeFixture({
    id: 4,
    title: 'Путешествие на двоих',
    price: 3_000 * POINT_PARTS,
    giftTitles: ['Перелёт', 'Отель'],
  }),
];

export function promoFixture(template: PromoTemplate = 'template1', over: Partial<Promo> = {}): Promo {
  const isExchange = template === 'template2' || template === 'template5';
  return {
    id: 17,
    slug: 'comet-night',
    title: 'Ночь комет',
    status: 'active',
    type: 'promo',
    pageType: isExchange ? 'exchange' : 'lottery',
    template,
    containerTemplate: 'default',
    startAt: inHours(-40),
    endAt: inHours(50.5),
    sortPriority: 1,
    fund: '3 000 000 ₽ в призах',
    image: '/hero/aurora-phone.svg',
    background: '/hero/aurora-desktop.svg',
    description: '<p>Играй и собирай кометы.</p><ul><li>нажми «Участвовать»</li></ul>',
    currency: comets,
    additionalCurrency: sparks,
    pointPrices: { RUB: 100_000, EUR: 1_000, BRL: 6_000 },
    useParticipantBtn: true,
    prizes: isExchange ? prizes.map((prize, index) => ({ ...prize, left: index * 5 })) : prizes,
    participantsCount: 100_000,
    sentGiftsCount: 14_290,
    achievements: [
      { id: 17_001, title: 'Собери первую комету', points: 5 * POINT_PARTS },
      {
        id: 17_002,
        title: 'Сыграй в пять разных слотов',
        description: 'Любые слоты',
        points: 20 * POINT_PARTS,
      },
    ],
    prizePoolCounter: { id: 170, prizePool: 154_285_792, currency: 'RUB' },
    ...over,
  };
}

export function drawnFixture(over: Partial<Promo> = {}): Promo {
  return promoFixture('template3', {
    status: 'past',
    endAt: inHours(-30),
    drawAt: inHours(-6),
    prizes: prizes.map((prize, index) => ({
      ...prize,
      winners: Array.from(
        { length: index === 3 ? 1 : 12 },
        (_, place) => `fox_${String(index)}_${String(place)}`,
      ),
    })),
    ...over,
  });
}

export function membershipFixture(over: Partial<PromoMembership> = {}): PromoMembership {
  return {
    id: 17,
    membership: true,
    points: 120 * POINT_PARTS,
    additionalPoints: 6 * POINT_PARTS,
    receivedPrizes: [],
    rank: 1_204,
    ...over,
  };
}

const player = (membership: PromoMembership | null, isMultiAccount = false) => ({
  kind: 'player' as const,
  membership,
  isMultiAccount,
});

export const viewers = {
  guest: { kind: 'guest' },
  unknown: { kind: 'unknown' },
  outsider: player(null),
  member: player(membershipFixture()),
  rich: player(membershipFixture({ points: 9_000 * POINT_PARTS, additionalPoints: 90 * POINT_PARTS })),
  multiAccount: player(null, true),
} as const satisfies Record<string, Viewer>;

/** @param own the index of the player's row */
export function participantsFixture(own: number | null = 4): PromoParticipant[] {
  return Array.from({ length: 10 }, (_, index) => ({
    userId: index + 1,
    username: index === 2 ? 'очень_длинное_имя_'.repeat(6) : `quick_fox_${String(index)}`,
    rank: index + 1,
    points: (900 - index * 7) * POINT_PARTS,
    additionalPoints: (90 - index) * POINT_PARTS,
    isItsMe: index === own,
  }));
}

export function inPromo<Props extends object>(View: ComponentType<Props>) {
  return function InPromo({ promo, phase, viewer, ...props }: PromoState & Props) {
    return (
      <PromoContext value={{ promo, phase, viewer }}>
        <View {...(props as unknown as Props)} />
      </PromoContext>
    );
  };
}
