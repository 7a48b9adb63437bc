import preview from '../../.storybook/preview.tsx';
import { Screen } from '../../.storybook/Screen.tsx';
import { errorsOf } from './atlas.ts';
import {
  askForPayout,
  cancelOpenDeposit,
  cancelRequest,
  chooseWay,
  confirmPayout,
  payBy,
  resendCode,
} from './cashbox.actions.ts';
import { ofCancel, ofDepositCancel, ofMoney, ofPart } from './cashbox.places.ts';
import { asPage } from './places.ts';

const meta = preview.meta({
  title: 'errors/cashbox',
  component: Screen,
  tags: ['!autodocs', '!test'],
  args: { path: '/cashbox' },
});

const lastTimeIsAnOffer = 'What was paid last is an offer; the form stands whole without it';

export const ListPaymentSystems = meta.story(errorsOf({ operation: 'listPaymentSystems', place: ofPart }));
export const GetGeneralLimit = meta.story(errorsOf({ operation: 'getGeneralLimit', place: ofPart }));
export const GetSumRange = meta.story(errorsOf({ operation: 'getSumRange', place: ofPart }));
export const GetLastBet = meta.story(
  errorsOf({
    operation: 'getLastBet',
    place: asPage,
    quiet: {
      unauthorized: lastTimeIsAnOffer,
      server_error: lastTimeIsAnOffer,
      service_unavailable: lastTimeIsAnOffer,
    },
  }),
);
export const ListPhoneCodes = meta.story(
  errorsOf({ operation: 'listPhoneCodes', act: chooseWay(21), place: ofPart }),
);
export const OpenDeposit = meta.story(errorsOf({ operation: 'openDeposit', act: payBy(12), place: ofMoney }));
export const CreateRbkInvoice = meta.story(
  errorsOf({ operation: 'createRbkInvoice', act: payBy(88), place: ofMoney }),
);
export const OpenMarbellaDeposit = meta.story(
  errorsOf({ operation: 'openMarbellaDeposit', act: payBy(77), place: ofMoney }),
);
export const CancelDeposit = meta.story(
  errorsOf({ operation: 'cancelDeposit', act: cancelOpenDeposit, place: ofDepositCancel }),
);
export const ListPayoutSystems = meta.story(errorsOf({ operation: 'listPayoutSystems', place: ofPart }));
export const ListNewPayouts = meta.story(errorsOf({ operation: 'listNewPayouts', place: ofPart }));
export const SendPayout = meta.story(
  errorsOf({ operation: 'sendPayout', act: askForPayout, place: ofMoney }),
);
export const ConfirmPayout = meta.story(
  errorsOf({ operation: 'confirmPayout', act: confirmPayout, place: ofMoney }),
);
export const ResendPayoutCode = meta.story(
  errorsOf({ operation: 'resendPayoutCode', act: resendCode, place: ofMoney }),
);
export const CancelPayout = meta.story(
  errorsOf({ operation: 'cancelPayout', act: cancelRequest, place: ofCancel }),
);
export const ListDeposits = meta.story(errorsOf({ operation: 'listDeposits', place: ofPart }));
export const ListPayouts = meta.story(errorsOf({ operation: 'listPayouts', place: ofPart }));
