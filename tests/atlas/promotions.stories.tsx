import preview from '../../.storybook/preview.tsx';
import { Screen } from '../../.storybook/Screen.tsx';
import { promoErrorTexts } from '#/entities/promo/errorTexts.ts';
import { errorsOf } from './atlas.ts';
import { asPage, asRefusal, inPart } from './places.ts';
import { exchange, goDown, leaveExchange, openHistory, takePart } from './promotions.actions.ts';

const meta = preview.meta({
  title: 'errors/promotions',
  component: Screen,
  tags: ['!autodocs', '!test'],
  args: { path: '/promo' },
});

export const ListPromotions = meta.story(
  errorsOf({ operation: 'listPromotions', place: inPart('promotions.list.failed') }),
);
export const ListActivePromotions = meta.story(
  errorsOf({
    operation: 'listActivePromotions',
    act: goDown,
    place: asPage,
    quiet: { all: 'The row of what runs now leaves out what has not come; the list of promotions says it' },
  }),
);
export const GetPromotion = meta.story(
  errorsOf({
    operation: 'getPromotion',
    place: asPage,
    alike: { unauthorized: 'A page for everybody: to whoever reads it, both are a page that did not come' },
  }),
);
export const GetPromotionMembership = meta.story(
  errorsOf({
    operation: 'getPromotionMembership',
    place: inPart('promotions.points.failed'),
    quiet: {
      not_found: 'A player without anything in it has nothing there yet: no error (specification S7.16)',
    },
  }),
);
export const ListPromotionParticipants = meta.story(
  errorsOf({ operation: 'listPromotionParticipants', place: inPart('promotions.table.failed') }),
);
export const ListDepositAchievements = meta.story(
  errorsOf({ operation: 'listDepositAchievements', place: inPart('promotions.deposits.failed') }),
);
export const ListActionBalanceLogs = meta.story(
  errorsOf({
    operation: 'listActionBalanceLogs',
    act: openHistory,
    place: inPart('promotions.log.failed'),
  }),
);
export const ParticipateInPromotion = meta.story(
  errorsOf({
    operation: 'participateInPromotion',
    act: takePart,
    place: asRefusal(promoErrorTexts, takePart),
  }),
);
export const ExchangePromotionPrize = meta.story(
  errorsOf({
    operation: 'exchangePromotionPrize',
    act: exchange,
    place: asRefusal(promoErrorTexts, leaveExchange),
  }),
);
