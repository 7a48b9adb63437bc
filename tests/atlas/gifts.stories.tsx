import preview from '../../.storybook/preview.tsx';
import { Screen } from '../../.storybook/Screen.tsx';
import { giftTexts } from '#/features/gifts/data/mutations.ts';
import { couponTexts } from '#/features/promo-code/data/mutations.ts';
import { errorsOf } from './atlas.ts';
import { chooseGift, reviewPayout } from './cashbox.actions.ts';
import { ofMoney } from './cashbox.places.ts';
import { giveUp, leaveDialog, takeCash, takePrize } from './gifts.actions.ts';
import { fillAndSend } from './actions.ts';
import { asPage, asRefusal, inForm, inPart } from './places.ts';

/** Errors of gifts, including those in the cashbox. */
const meta = preview.meta({
  title: 'errors/gifts',
  component: Screen,
  tags: ['!autodocs', '!test'],
  args: { path: '/profile/gifts' },
});

const countIsAWarning = 'The summary warns of gifts that burn if there are any';

export const ListGifts = meta.story(errorsOf({ operation: 'listGifts', place: inPart('gifts.failed') }));
export const ActivateGift = meta.story(
  errorsOf({ operation: 'activateGift', act: takeCash, place: asRefusal(giftTexts, leaveDialog) }),
);
export const TakeNonDepositPrize = meta.story(
  errorsOf({ operation: 'takeNonDepositPrize', act: takePrize, place: asRefusal(giftTexts, leaveDialog) }),
);
export const CancelBonuses = meta.story(
  errorsOf({ operation: 'cancelBonuses', act: giveUp, place: asRefusal(giftTexts, leaveDialog) }),
);
export const SelectCashboxGift = meta.story(
  errorsOf({ operation: 'selectCashboxGift', act: chooseGift, place: ofMoney }),
);
export const GetPayoutGiftCount = meta.story(
  errorsOf({
    operation: 'getPayoutGiftCount',
    act: reviewPayout,
    place: asPage,
    quiet: { all: countIsAWarning },
  }),
);
export const ActivateCouponCode = meta.story(
  errorsOf({
    operation: 'activateCouponCode',
    act: fillAndSend({ code: 'SUMMER26' }),
    place: inForm(couponTexts),
  }),
);
