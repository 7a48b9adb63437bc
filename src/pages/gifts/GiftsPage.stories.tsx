import { untilHeading, untilThere } from '../../../.storybook/play.ts';
import preview from '../../../.storybook/preview.tsx';
import { Screen } from '../../../.storybook/Screen.tsx';

/** Gifts over their own casino. Their failures are in `errors/gifts`. */
const meta = preview.meta({
  title: 'screens/Gifts',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '/profile/gifts' },
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
const wagering = { mock: { user: 'wagering' } };

export const Current = meta.story({ play: shows('main article') });
export const CurrentNarrow = meta.story({ globals: narrow, play: shows('main article') });
export const Past = meta.story({ args: { path: '/profile/gifts?show=past' }, play: shows('main article') });
export const BonusInPlay = meta.story({ parameters: wagering, play: shows('main [role="progressbar"]') });
export const BonusOnPhone = meta.story({
  parameters: wagering,
  globals: phone,
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
  globals: narrow,
  play: shows('main section button'),
});
export const ByLinkOfGuest = meta.story({
  args: { path: '/take/gift' },
  parameters: { mock: { user: 'guest' } },
  play: shows('main a[href^="/registration"]'),
});
