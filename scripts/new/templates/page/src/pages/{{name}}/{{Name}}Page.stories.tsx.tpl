import { shows } from '../../../.storybook/play.ts';
import preview from '../../../.storybook/preview.tsx';
import { Screen } from '../../../.storybook/Screen.tsx';
import { onNarrowest } from '../../../.storybook/viewports.ts';

const meta = preview.meta({
  title: 'screens/{{Name}}',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '{{route}}' },
});

export const Guest = meta.story({ play: shows('main h1') });
export const Narrow = meta.story({ globals: onNarrowest, play: shows('main h1') });
