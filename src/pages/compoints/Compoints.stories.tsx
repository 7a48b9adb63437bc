import { shows } from '../../../.storybook/play.ts';
import preview from '../../../.storybook/preview.tsx';
import { Screen } from '../../../.storybook/Screen.tsx';
import { onNarrowest, onPhone } from '../../../.storybook/viewports.ts';

/** Compoints on an isolated mock casino. Failures are in `errors/compoints`. */
const meta = preview.meta({
  title: 'screens/Compoints',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '/compoints' },
  parameters: { mock: { user: 'player' } },
});

const form = 'main form [name="compoints"]';

export const Player = meta.story({ play: shows(form) });
export const OnPhone = meta.story({ globals: onPhone, play: shows(form) });
export const Narrow = meta.story({ globals: onNarrowest, play: shows(form) });
export const Rich = meta.story({ parameters: { mock: { user: 'vip' } }, play: shows(form) });
export const WithABonus = meta.story({
  parameters: { mock: { user: 'wagering' } },
  play: shows('main li button'),
});
