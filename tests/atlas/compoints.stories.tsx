import preview from '../../.storybook/preview.tsx';
import { Screen } from '../../.storybook/Screen.tsx';
import { compointTexts } from '#/features/compoints/data/mutations.ts';
import { errorsOf } from './atlas.ts';
import { buy, exchange, leavePurchase } from './loyalty.actions.ts';
import { asRefusal, inForm, inPart } from './places.ts';

const meta = preview.meta({
  title: 'errors/compoints',
  component: Screen,
  tags: ['!autodocs', '!test'],
  args: { path: '/compoints' },
});

export const GetCompointsConfig = meta.story(
  errorsOf({ operation: 'getCompointsConfig', place: inPart('compoints.config.failed') }),
);
export const ListCompointProducts = meta.story(
  errorsOf({ operation: 'listCompointProducts', place: inPart('compoints.shop.failed') }),
);
export const BuyCompointProduct = meta.story(
  errorsOf({ operation: 'buyCompointProduct', act: buy, place: asRefusal(compointTexts, leavePurchase) }),
);
export const ExchangeCompoints = meta.story(
  errorsOf({ operation: 'exchangeCompoints', act: exchange, place: inForm(compointTexts) }),
);
