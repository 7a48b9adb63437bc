import { expect } from 'storybook/test';
import { endScenarios, untilHeading, untilThere } from '../../../.storybook/play.ts';
import preview from '../../../.storybook/preview.tsx';
import { Screen } from '../../../.storybook/Screen.tsx';
import { storyText } from '../../../.storybook/storyText.ts';

const meta = preview.meta({
  title: 'screens/Promotions',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '/promo' },
  parameters: { mock: { now: '2026-11-20T12:00:00Z' } },
});

export const All = meta.story({
  async play({ canvas, canvasElement }) {
    await untilHeading(canvasElement, storyText('promotions.page.title'));
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThanOrEqual(9);
  },
});
export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => void (await untilThere(canvasElement, 'main article')),
});
export const Future = meta.story({
  args: { path: '/promo?status=future' },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
  },
});
export const Nothing = meta.story({
  parameters: { mock: { scenario: 'state.no_events' } },
  async play({ canvas }) {
    await expect(await canvas.findByText(storyText('event.list.empty.action'))).toBeVisible();
  },
});
export const Loading = meta.story({
  parameters: { mock: { scenario: 'listPromotions.fault_timeout' } },
  play: async ({ canvasElement }) => void (await untilThere(canvasElement, 'main [aria-busy="true"]')),
});
export const Failed = meta.story({
  parameters: { mock: { scenario: 'listPromotions.server_error' } },
  async play({ canvas, loaded, userEvent }) {
    const retry = await canvas.findByRole('button', { name: storyText('common.action.retry') });
    endScenarios(loaded);
    await userEvent.click(retry);
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThanOrEqual(9);
  },
});
