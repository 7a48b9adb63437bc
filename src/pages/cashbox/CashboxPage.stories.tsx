import { untilHeading, untilThere } from '../../../.storybook/play.ts';
import preview from '../../../.storybook/preview.tsx';
import { Screen } from '../../../.storybook/Screen.tsx';

const meta = preview.meta({
  title: 'screens/Cashbox',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '/cashbox' },
  parameters: { mock: { user: 'player' } },
});

const shows =
  (selector: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    await untilHeading(canvasElement);
    await untilThere(canvasElement, selector);
  };
const phone = { viewport: { value: 'phone' } };
const narrow = { viewport: { value: 'narrow' } };
const vip = { mock: { user: 'vip' } };

export const Amount = meta.story({ play: shows('main [name="amount"]') });
export const AmountOnPhone = meta.story({ globals: phone, play: shows('main [name="amount"]') });
export const Ways = meta.story({
  args: { path: '/cashbox?step=method' },
  play: shows('main [name="method"]'),
});
export const WaysNarrow = meta.story({
  args: { path: '/cashbox?step=method' },
  globals: narrow,
  play: shows('main [name="method"]'),
});
export const Payout = meta.story({
  args: { path: '/cashbox?tab=payout' },
  parameters: vip,
  play: shows('main [name="way"]'),
});
export const PayoutNeedsCode = meta.story({
  args: { path: '/cashbox?tab=payout' },
  parameters: { mock: { user: 'withdrawing' } },
  play: shows('main [name="code"]'),
});
export const History = meta.story({
  args: { path: '/cashbox?tab=history' },
  parameters: vip,
  play: shows('main ul[aria-label] li'),
});
