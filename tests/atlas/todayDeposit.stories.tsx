import preview from '../../.storybook/preview.tsx';
import { Screen } from '../../.storybook/Screen.tsx';
import { errorsOf } from './atlas.ts';
import { inPart } from './places.ts';

/**
 * Errors of today's deposit sum. The operation belongs to the profile, but the gifts page shows its result.
 */
const meta = preview.meta({
  title: 'errors/profile',
  component: Screen,
  tags: ['!autodocs', '!test'],
  args: { path: '/profile/gifts' },
});

export const GetTodayDepositAmount = meta.story(
  errorsOf({ operation: 'getTodayDepositAmount', place: inPart('gifts.today.failed') }),
);
