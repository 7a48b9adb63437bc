import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { leadersFixture, opponentsFixture, playerFixture } from '../../tournaments.fixtures.ts';
import { OwnPlace } from './TableSection.tsx';

const meta = preview.meta({
  title: 'tournaments/OwnPlace',
  component: OwnPlace,
  args: { standings: { leaders: leadersFixture, opponents: opponentsFixture }, onFind: fn() },
});

export const GapToTheNext = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('412')).toBeVisible();
    await expect(canvas.getByText(/411/)).toBeVisible();
  },
});
/** The digits of a place are grouped as in other numbers, even within sentences. */
export const BeyondAThousand = meta.story({
  args: {
    standings: {
      leaders: leadersFixture,
      opponents: [playerFixture(1_241, 7), playerFixture(1_242, 6, { isItsMe: true })],
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByText(/^1\D242$/)).toBeVisible();
    await expect(canvas.getByText(/1\D241/)).toBeVisible();
  },
});
export const First = meta.story({
  args: { standings: { leaders: [playerFixture(1, 900, { isItsMe: true })], opponents: [] } },
});
