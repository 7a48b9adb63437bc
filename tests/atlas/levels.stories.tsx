import preview from '../../.storybook/preview.tsx';
import { Screen } from '../../.storybook/Screen.tsx';
import { errorsOf } from './atlas.ts';
import { inPart } from './places.ts';

const meta = preview.meta({
  title: 'errors/levels',
  component: Screen,
  tags: ['!autodocs', '!test'],
  args: { path: '/profile/levels' },
});

export const ListLevels = meta.story(
  errorsOf({ operation: 'listLevels', place: inPart('levels.list.failed') }),
);
export const GetUserLevel = meta.story(
  errorsOf({ operation: 'getUserLevel', place: inPart('levels.own.failed') }),
);
