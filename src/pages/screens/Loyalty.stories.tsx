import { shows } from '../../../.storybook/play.ts';
import preview from '../../../.storybook/preview.tsx';
import { Screen } from '../../../.storybook/Screen.tsx';
import { onNarrowest } from '../../../.storybook/viewports.ts';

const meta = preview.meta({
  title: 'screens/Loyalty',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '/profile/levels' },
  parameters: { mock: { user: 'player' } },
});

const ladder = 'main ol [aria-current="step"]';
const rings = 'main section progress';
const achievements = { path: '/profile/achievements' };
const promoCode = { path: '/profile/promo-code' };

export const Levels = meta.story({ play: shows(ladder) });
export const LevelsNarrow = meta.story({ globals: onNarrowest, play: shows(ladder) });
export const LevelsWithoutBonuses = meta.story({
  parameters: { mock: { user: 'multi-account' } },
  play: shows('main aside button'),
});
export const Achievements = meta.story({ args: achievements, play: shows(rings) });
export const AchievementsNarrow = meta.story({
  args: achievements,
  globals: onNarrowest,
  play: shows(rings),
});
export const AchievementsOfANewcomer = meta.story({
  args: achievements,
  parameters: { mock: { user: 'newcomer' } },
  play: shows('main section li'),
});
export const PromoCode = meta.story({ args: promoCode, play: shows('main [name="code"]') });
export const PromoCodeNarrow = meta.story({
  args: promoCode,
  globals: onNarrowest,
  play: shows('main [name="code"]'),
});
