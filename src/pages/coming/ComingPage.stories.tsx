import { untilHeading } from '../../../.storybook/play.ts';
import preview from '../../../.storybook/preview.tsx';
import { Screen } from '../../../.storybook/Screen.tsx';
import { storyText } from '../../../.storybook/storyText.ts';

/** A section that is still to come says so. */
const meta = preview.meta({
  title: 'screens/Coming',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '/promo' },
});

const shows = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await untilHeading(canvasElement, storyText('app.nav.promotions'));
};

export const Promotions = meta.story({ play: shows });
export const PromotionsOnPhone = meta.story({ globals: { viewport: { value: 'phone' } }, play: shows });
