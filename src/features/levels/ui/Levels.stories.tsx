import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { ladderFixture, levelFixture, standingFixture } from '../levels.fixtures.ts';
import { ladderOf } from '../model/ladder.ts';
import { LadderView, StandingView } from '../Levels.tsx';

const prices = [{ amount: 10_000, currency: 'RUB' as const }];
const own = standingFixture();

const meta = preview.meta({
  title: 'levels/StandingView',
  component: StandingView,
  args: { own, ladder: ladderOf(ladderFixture(), own), prices, currency: 'RUB' },
});

export const OnTheWay = meta.story({
  async play({ canvas }) {
    const ring = canvas.getByRole('progressbar', { name: storyText('levels.own.ring', { level: 3 }) });
    await expect(ring).toHaveAttribute('value', '32');
    await expect(
      canvas.getByText(storyText('levels.own.missing', { count: 680, amount: '680', name: 'Pathfinder' })),
    ).toBeVisible();
    await expect(canvas.getByText(/68[\s\u00a0.,]?000[.,]00/)).toBeVisible();
    await expect(canvas.getByText(/20 gift spins/)).toBeVisible();
  },
});
const top = standingFixture({ index: 4, name: 'Navigator', points: 9_000, progress: 100 });
export const Highest = meta.story({
  args: { own: top, ladder: ladderOf(ladderFixture(), top) },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('levels.own.top'))).toBeVisible();
  },
});
export const WithoutAPrice = meta.story({ args: { prices: [] } });
export const LongName = meta.story({
  args: { own: standingFixture({ name: 'Oberweserdampfschifffahrtsgesellschaftskapitän' }) },
});
export const Ladder = meta.story({
  render: () => <LadderView ladder={ladderOf(ladderFixture(), own)} progress={own.progress} />,
  async play({ canvas }) {
    const steps = canvas.getAllByRole('listitem').filter((item) => item.hasAttribute('data-state'));
    await expect(steps.map((item) => item.getAttribute('data-state'))).toEqual([
      'reached',
      'reached',
      'current',
      'next',
      'ahead',
    ]);
    await expect(steps.filter((step) => step.querySelector('img') !== null)).toHaveLength(steps.length);
    const [, , current, next] = steps;
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(within(next as HTMLElement).getByText(/\b1[\s.,]?500\b.*\b680\b/)).toBeVisible();
  },
});
export const NoPrivileges = meta.story({
  render: () => <LadderView ladder={ladderOf([levelFixture(0, { privileges: [] })], own)} progress={0} />,
});
