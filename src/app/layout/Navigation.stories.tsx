import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { Navigation } from './Navigation.tsx';

const meta = preview.meta({
  title: 'shell/Navigation',
  component: Navigation,
  tags: ['!autodocs'],
  parameters: { isBare: true },
});

export const Rail = meta.story({
  globals: { viewport: { value: 'desktop' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: storyText('app.nav.lobby') })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});
export const Bar = meta.story({ globals: { viewport: { value: 'phone' } } });
export const BarOnNarrowest = meta.story({ globals: { viewport: { value: 'narrow' } } });
export const SwitchedOff = meta.story({
  args: { flags: { isTournamentsEnabled: false, isCashboxEnabled: false } },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: storyText('app.nav.promotions') })).toBeVisible();
    for (const id of ['app.nav.tournaments', 'app.nav.cashbox'] as const)
      await expect(canvas.queryByRole('link', { name: storyText(id) })).toBeNull();
  },
});
export const DeepInASection = meta.story({
  parameters: { path: '/tournaments/night-race' },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: storyText('app.nav.tournaments') })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
});
