import { expect, waitFor } from 'storybook/test';
import { endScenarios, untilHeading, untilThere } from '../../../.storybook/play.ts';
import preview from '../../../.storybook/preview.tsx';
import { Screen } from '../../../.storybook/Screen.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { onPhone } from '../../../.storybook/viewports.ts';

const meta = preview.meta({
  title: 'screens/Promotion',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '/promo/comet-night' },
  parameters: { mock: { user: 'vip', now: '2026-11-20T12:00:00Z' } },
});

const stands = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await untilHeading(canvasElement);
  await waitFor(() => expect(canvasElement.querySelector('main [aria-busy="true"]')).toBeNull());
};

export const DrawInColumns = meta.story({ play: stands });
export const DrawOfGuest = meta.story({ parameters: { mock: { user: 'guest' } }, play: stands });
export const DrawOnPhone = meta.story({ globals: onPhone, play: stands });
export const Shelf = meta.story({ args: { path: '/promo/forest-fair' }, play: stands });
export const Birthday = meta.story({ args: { path: '/promo/birthday' }, play: stands });
export const BirthdayOnPhone = meta.story({
  args: { path: '/promo/birthday' },
  globals: onPhone,
  play: stands,
});
export const TwoColumns = meta.story({ args: { path: '/promo/duck-season' }, play: stands });
export const NewYearAhead = meta.story({ args: { path: '/promo/new-year' }, play: stands });
export const NewYearRunning = meta.story({
  args: { path: '/promo/new-year' },
  parameters: { mock: { user: 'vip', now: '2026-12-28T12:00:00Z' } },
  play: stands,
});
export const LastDay = meta.story({ args: { path: '/promo/last-hours' }, play: stands });
export const PreparingTheDraw = meta.story({
  args: { path: '/promo/lucky-week' },
  async play({ canvas, canvasElement }) {
    await stands({ canvasElement });
    await expect(canvas.getByText(storyText('promotions.phase.drawing'))).toBeVisible();
  },
});
export const Drawn = meta.story({
  args: { path: '/promo/midsummer-draw' },
  async play({ canvas, canvasElement, userEvent }) {
    await stands({ canvasElement });
    await userEvent.click(canvas.getByRole('button', { name: storyText('promotions.step.winners') }));
    await expect(
      await canvas.findByRole('heading', { name: storyText('promotions.winners.title') }),
    ).toBeVisible();
  },
});
export const SeveralAccounts = meta.story({
  parameters: { mock: { user: 'multi-account' } },
  async play({ canvas, canvasElement }) {
    await stands({ canvasElement });
    await expect(await canvas.findByText(storyText('promotions.note.support'))).toBeVisible();
  },
});
export const StaticPage = meta.story({ args: { path: '/promo/winback' }, play: stands });
export const HostileTexts = meta.story({
  parameters: { mock: { user: 'vip', scenario: 'state.hostile_texts' } },
  play: stands,
});
export const Unknown = meta.story({
  args: { path: '/promo/no-such-promo' },
  async play({ canvasElement }) {
    await untilHeading(canvasElement, storyText('app.error.404.title'));
  },
});
export const Loading = meta.story({
  parameters: { mock: { scenario: 'getPromotion.fault_timeout' } },
  async play({ canvasElement }) {
    await untilThere(canvasElement, 'main [aria-busy="true"]');
  },
});

export const PartsFailed = meta.story({
  parameters: {
    mock: {
      user: 'vip',
      scenario:
        'getPromotionMembership.server_error,listPromotionParticipants.server_error,listUserAchievements.server_error',
    },
  },
  async play({ canvas, canvasElement, loaded, userEvent }) {
    await untilHeading(canvasElement);
    await canvas.findByText(storyText('promotions.table.failed'));
    await canvas.findByText(storyText('promotions.points.failed'));
    endScenarios(loaded);
    for (const retry of canvas.getAllByRole('button', { name: storyText('common.action.retry') }))
      await userEvent.click(retry);
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
});
