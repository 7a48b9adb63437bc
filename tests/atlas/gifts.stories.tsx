import preview from '../../.storybook/preview.tsx';
import { Screen } from '../../.storybook/Screen.tsx';
import { errorsOf } from './atlas.ts';
import { chooseGift, reviewPayout } from './cashbox.hands.ts';
import { ofMoney } from './cashbox.places.ts';
import { asPage } from './places.ts';

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
