import { untilHeading, untilThere } from '../../../.storybook/play.ts';
import preview from '../../../.storybook/preview.tsx';
import { Screen } from '../../../.storybook/Screen.tsx';

const meta = preview.meta({
  title: 'screens/Static page',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '/rules' },
});

const reads = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await untilHeading(canvasElement);
};

export const Rules = meta.story({ play: reads });
export const RulesOnPhone = meta.story({ globals: { viewport: { value: 'phone' } }, play: reads });
export const ResponsiblePlay = meta.story({ args: { path: '/responsible-play' }, play: reads });
export const HostileTexts = meta.story({
  parameters: { mock: { scenario: 'state.hostile_texts' } },
  play: reads,
});
export const Loading = meta.story({
  parameters: { mock: { scenario: 'getStaticPage.fault_timeout' } },
  async play({ canvasElement }) {
    await untilThere(canvasElement, 'main [aria-busy="true"]');
  },
});
