import { untilHeading, untilThere } from '../../../.storybook/play.ts';
import preview from '../../../.storybook/preview.tsx';
import { Screen } from '../../../.storybook/Screen.tsx';

/** Compoints over a casino of their own. Their failures are in `errors/compoints`. */
const meta = preview.meta({
  title: 'screens/Compoints',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '/compoints' },
  parameters: { mock: { user: 'player' } },
});

const shows =
  (selector: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    await untilHeading(canvasElement);
    await untilThere(canvasElement, selector);
  };
const form = 'main form [name="compoints"]';
const phone = { viewport: { value: 'phone' } };
const narrow = { viewport: { value: 'narrow' } };

export const Player = meta.story({ play: shows(form) });
export const OnPhone = meta.story({ globals: phone, play: shows(form) });
export const Narrow = meta.story({ globals: narrow, play: shows(form) });
export const Rich = meta.story({ parameters: { mock: { user: 'vip' } }, play: shows(form) });
export const WithABonus = meta.story({
  parameters: { mock: { user: 'wagering' } },
  play: shows('main li button'),
});
