import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Rail, RailItem } from './Rail.tsx';

const tiles = (count: number) =>
  Array.from({ length: count }, (_, at) => (
    <RailItem key={at}>
      <a href={`#tile-${at}`} aria-label={`Game ${at + 1}`}>
        <Skeleton ratio="3 / 4" />
      </a>
    </RailItem>
  ));
const meta = preview.meta({
  title: 'ui/Rail',
  component: Rail,
  args: {
    title: 'New games',
    titleId: 'new-games',
    previousLabel: 'Back',
    nextLabel: 'Further',
    itemWidth: '10rem',
    children: tiles(24),
  },
});

export const Long = meta.story({
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Further' }));
    await waitFor(() => expect(canvas.getByRole('list').scrollLeft).toBeGreaterThan(50));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back' })).toBeEnabled());
  },
});
export const Fitting = meta.story({
  args: { children: tiles(2), itemWidth: '6rem' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Further' })).toBeDisabled());
  },
});
export const LongestText = meta.story({
  args: { title: 'A category whose name is longer than the page is wide '.repeat(4) },
});
