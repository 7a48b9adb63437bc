import preview from '../../.storybook/preview.tsx';
import { Screen } from '../../.storybook/Screen.tsx';
import { errorsOf } from './atlas.ts';
import { inPart } from './places.ts';

const meta = preview.meta({
  title: 'errors/achievements',
  component: Screen,
  tags: ['!autodocs', '!test'],
  args: { path: '/profile/achievements' },
});

export const ListUserAchievements = meta.story(
  errorsOf({ operation: 'listUserAchievements', place: inPart('achievements.failed') }),
);
