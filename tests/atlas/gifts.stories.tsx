import preview from '../../.storybook/preview.tsx';
import { Screen } from '../../.storybook/Screen.tsx';
import { couponTexts } from '#/features/promo-code/model/refusals.ts';
import { errorsOf } from './atlas.ts';
import { chooseGift, reviewPayout } from './cashbox.hands.ts';
import { ofMoney } from './cashbox.places.ts';
import { fillAndSend } from './hands.ts';
import { asPage, inForm } from './places.ts';

/** What the cashbox asks of gifts, and what that may be refused with. */
const meta = preview.meta({
  title: 'errors/gifts',
  component: Screen,
  tags: ['!autodocs', '!test'],
  args: { path: '/cashbox' },
});

const countIsAWarning = 'The summary warns of gifts that burn if there are any';

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
