import { expect, fn } from 'storybook/test';
import type { Tournament } from '#/api/generated/model/index.ts';
import type { Loadable } from '#/api/loadable.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { leadersFixture, opponentsFixture, tournamentFixture } from '../../tournaments.fixtures.ts';
import { LeaderboardView } from './LeaderboardModal.tsx';

const tournament: Loadable<Tournament> = {
  kind: 'ready',
  data: tournamentFixture({
    isMember: true,
    isChosen: true,
    leaders: leadersFixture,
    opponents: opponentsFixture,
  }),
};

const meta = preview.meta({
  title: 'tournaments/LeaderboardView',
  component: LeaderboardView,
  args: { tournament },
});

export const Running = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('Friday sprint')).toBeVisible();
    await expect(canvas.getByText(storyText('tournaments.own.place'))).toBeVisible();
    await expect(canvas.getByRole('list', { name: storyText('tournaments.table.label') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: storyText('tournaments.line.page') })).toHaveAttribute(
      'href',
      '/tournaments/friday-sprint',
    );
  },
});
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Loading = meta.story({ args: { tournament: { kind: 'pending' as const } } });
export const Failed = meta.story({
  args: { tournament: { kind: 'failed' as const, code: 'server_error', retry: fn(), isRetrying: false } },
});
