import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { achievementFixture } from './achievements.fixtures.ts';
import { collectionOf } from './model/collection.ts';
import { AchievementsView } from './Achievements.tsx';

const many = [0, 5, 15, 25, 35, 45, 55, 95, 100, 100].map((progress, index) =>
  achievementFixture(index + 1, { progress }),
);
const ready = (list: typeof many) => ({ kind: 'ready' as const, data: collectionOf(list) });

const meta = preview.meta({
  title: 'achievements/AchievementsView',
  component: AchievementsView,
  args: { collection: ready(many), won: [], onSeen: fn() },
});

/** Shows at most six achievements in progress, starting with the one closest to completion. */
export const Collection = meta.story({
  async play({ canvas }) {
    const nearest = within(canvas.getByRole('region', { name: storyText('achievements.nearest') }));
    const rings = nearest.getAllByRole('progressbar').map((ring) => ring.getAttribute('value'));
    await expect(rings).toEqual(['95', '55', '45', '35', '25', '15']);
    const trophies = within(canvas.getByRole('region', { name: storyText('achievements.trophies') }));
    await expect(trophies.getAllByRole('listitem')).toHaveLength(2);
    await expect(trophies.getByText(storyText('achievements.count', { won: 2, total: 10 }))).toBeVisible();
    const ahead = within(canvas.getByRole('region', { name: storyText('achievements.ahead') }));
    await expect(ahead.getAllByRole('listitem')).toHaveLength(2);
  },
});
export const Won = meta.story({
  args: {
    won: [
      achievementFixture(9, { progress: 100, title: 'Night owl' }),
      achievementFixture(10, { progress: 100, title: 'Lucky one' }),
    ],
  },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      storyText('achievements.won.title', { title: 'Night owl' }),
    );
    const [close] = canvas.getAllByRole('button', { name: storyText('common.action.close') });
    await userEvent.click(close as HTMLElement);
    await expect(args.onSeen).toHaveBeenCalledWith(9);
  },
});
export const Beginner = meta.story({
  args: { collection: ready([achievementFixture(1), achievementFixture(2)]) },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('achievements.noTrophies'))).toBeVisible();
  },
});
export const BareOnes = meta.story({
  args: { collection: ready([{ id: 1, title: 'Quiet', progress: 40, isCompleted: false }]) },
});
export const LongTexts = meta.story({
  args: {
    collection: ready([
      achievementFixture(1, {
        progress: 40,
        title: 'W'.repeat(150),
        description: 'Immer weiter '.repeat(40),
      }),
      achievementFixture(2, { progress: 100, title: 'W'.repeat(150), reward: 'W'.repeat(150) }),
    ]),
  },
});
export const Empty = meta.story({ args: { collection: ready([]) } });
export const Loading = meta.story({ args: { collection: { kind: 'pending' } } });
export const Failed = meta.story({
  args: { collection: { kind: 'failed', code: 'server_error', retry: fn(), isRetrying: false } },
});
