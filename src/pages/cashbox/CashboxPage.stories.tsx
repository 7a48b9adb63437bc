import { shows } from '../../../.storybook/play.ts';
import preview from '../../../.storybook/preview.tsx';
import { Screen } from '../../../.storybook/Screen.tsx';
import { onNarrowest, onPhone } from '../../../.storybook/viewports.ts';

const meta = preview.meta({
  title: 'screens/Cashbox',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '/cashbox' },
  parameters: { mock: { user: 'player' } },
});

const vip = { mock: { user: 'vip' } };

export const Amount = meta.story({ play: shows('main [name="amount"]') });
export const AmountOnPhone = meta.story({ globals: onPhone, play: shows('main [name="amount"]') });
export const Ways = meta.story({
  args: { path: '/cashbox?step=method' },
  play: shows('main [name="method"]'),
});
export const WaysNarrow = meta.story({
  args: { path: '/cashbox?step=method' },
  globals: onNarrowest,
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
  play: shows('main article button'),
});
export const History = meta.story({
  args: { path: '/cashbox?tab=history' },
  parameters: vip,
  play: shows('main ul[aria-label] li'),
});
