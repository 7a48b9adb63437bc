import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { tasksOf } from '../../model/tasks.ts';
import { inPromo, promoFixture, viewers } from '#/entities/promo/promo.fixtures.tsx';
import type { PromoState } from '#/entities/promo/PromoContext.tsx';
import { TasksView, type TasksViewProps } from './TasksView.tsx';

const promo = promoFixture();
const own = { actionId: 17, title: '' };

const usual: TasksViewProps & PromoState = {
  promo,
  phase: 'running',
  viewer: viewers.guest,
  tasks: tasksOf(promo, []),
  failure: null,
};

const meta = preview.meta({
  title: 'promotions/TasksView',
  component: inPromo(TasksView),
  args: usual,
});

export const Guest = meta.story();
export const Progress = meta.story({
  args: {
    tasks: tasksOf(promo, [
      { ...own, id: 17_001, progress: 100, isCompleted: true, current: 1, target: 1 },
      { ...own, id: 17_002, progress: 40, isCompleted: false, current: 2, target: 5 },
    ]),
  },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('promotions.tasks.completed'))).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  },
});
export const Failed = meta.story({
  args: { failure: { kind: 'failed', code: 'server_error', retry: fn(), isRetrying: false } },
});
