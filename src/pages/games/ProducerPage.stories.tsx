import { untilGames, untilHeading, untilThere } from '../../../.storybook/play.ts';
import preview from '../../../.storybook/preview.tsx';
import { Screen } from '../../../.storybook/Screen.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { onPhone } from '../../../.storybook/viewports.ts';

const meta = preview.meta({
  title: 'screens/Producer',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '/producers/northlight-studio' },
});

export const AllGames = meta.story({ play: ({ canvasElement }) => untilGames(canvasElement) });
export const OnPhone = meta.story({
  globals: onPhone,
  play: ({ canvasElement }) => untilGames(canvasElement),
});
export const OneCategory = meta.story({
  args: { path: '/producers/northlight-studio/slots' },
  play: ({ canvasElement }) => untilGames(canvasElement),
});
export const Loading = meta.story({
  parameters: { mock: { scenario: 'listGames.fault_timeout,listCategories.fault_timeout' } },
  async play({ canvasElement }) {
    await untilThere(canvasElement, 'main [aria-busy="true"]');
  },
});
export const UnknownProducer = meta.story({
  args: { path: '/producers/no-such-producer' },
  async play({ canvasElement }) {
    await untilHeading(canvasElement, storyText('app.error.404.title'));
  },
});
