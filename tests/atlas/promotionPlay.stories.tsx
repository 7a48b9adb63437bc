import { highFiveErrorTexts } from '#/features/high-fives/data/mutations.ts';
import preview from '../../.storybook/preview.tsx';
import { Screen } from '../../.storybook/Screen.tsx';
import { errorsOf } from './atlas.ts';
import { asToast, inPart } from './places.ts';
import { giveFirstFive, inHunt, shootByKeys } from './promotionPlay.actions.ts';

const meta = preview.meta({
  title: 'errors/promotions',
  component: Screen,
  tags: ['!autodocs', '!test'],
  args: { path: '/' },
});

export const ListHighFives = meta.story(
  errorsOf({ operation: 'listHighFives', place: inPart('highFives.listFailed') }),
);
export const GetHighFiveStatistic = meta.story(
  errorsOf({ operation: 'getHighFiveStatistic', place: inPart('highFives.statisticFailed') }),
);
export const GiveHighFive = meta.story(
  errorsOf({ operation: 'giveHighFive', act: giveFirstFive, place: asToast(highFiveErrorTexts) }),
);
export const GetDuckHuntGame = meta.story(
  errorsOf({ operation: 'getDuckHuntGame', place: inPart('duckHunt.failed') }),
);
export const ShootDuck = meta.story(errorsOf({ operation: 'shootDuck', act: shootByKeys, place: inHunt }));
