import preview from '../../.storybook/preview.tsx';
import { Screen } from '../../.storybook/Screen.tsx';
import { errorsOf } from './atlas.ts';
import { inPart } from './places.ts';

const meta = preview.meta({
  title: 'errors/restrictions',
  component: Screen,
  tags: ['!autodocs', '!test'],
  args: { path: '/' },
});

export const GetPlayRestrictions = meta.story(
  errorsOf({ operation: 'getPlayRestrictions', place: inPart('responsiblePlay.breaks.failed') }),
);
