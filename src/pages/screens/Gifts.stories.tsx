import { shows } from '../../../.storybook/play.ts';
import preview from '../../../.storybook/preview.tsx';
import { Screen } from '../../../.storybook/Screen.tsx';
import { onNarrowest, onPhone } from '../../../.storybook/viewports.ts';

/** Gifts on an isolated mock casino. Failures are in `errors/gifts`. */
const meta = preview.meta({
  title: 'screens/Gifts',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '/profile/gifts' },
  parameters: { mock: { user: 'player' } },
});

const wagering = { mock: { user: 'wagering' } };

export const Current = meta.story({ play: shows('main article') });
export const CurrentNarrow = meta.story({ globals: onNarrowest, play: shows('main article') });
export const Past = meta.story({ args: { path: '/profile/gifts?show=past' }, play: shows('main article') });
export const BonusInPlay = meta.story({ parameters: wagering, play: shows('main [role="progressbar"]') });
export const BonusOnPhone = meta.story({
  parameters: wagering,
  globals: onPhone,
  play: shows('main [role="progressbar"]'),
});
export const None = meta.story({
  parameters: { mock: { user: 'player', scenario: 'state.no_gifts' } },
  play: shows('main a[href="/promo"]'),
});
export const ByLink = meta.story({
  args: { path: '/take/gift?gift=90101' },
  play: shows('main [role="progressbar"]'),
});
export const ByLinkNarrow = meta.story({
  args: { path: '/take/gift?gift=90103' },
  globals: onNarrowest,
  play: shows('main section button'),
});
export const ByLinkOfGuest = meta.story({
  args: { path: '/take/gift' },
  parameters: { mock: { user: 'guest' } },
  play: shows('main a[href^="/registration"]'),
});
