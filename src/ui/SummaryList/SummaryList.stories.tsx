import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onNarrowest } from '../../../.storybook/viewports.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { SummaryList, SummaryRow } from './SummaryList.tsx';

const meta = preview.meta({
  title: 'ui/SummaryList',
  component: SummaryList,
  args: {
    children: (
      <>
        <SummaryRow term="Card">•• 4242</SummaryRow>
        <SummaryRow term="Fee">€1.50</SummaryRow>
        <SummaryRow term="To pay" isTotal>
          €51.50
        </SummaryRow>
      </>
    ),
  },
});

export const WithATotal = meta.story({
  async play({ canvas }) {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent('€51.50');
  },
});
export const WithANote = meta.story({
  args: {
    children: (
      <SummaryRow term="Gift" note="€250 of deposits to go">
        100% on the deposit
      </SummaryRow>
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent('€250');
  },
});
export const Loading = meta.story({
  args: {
    children: (
      <SummaryRow term="Bets" isTotal>
        <Skeleton width="6rem" height="1.25rem" />
      </SummaryRow>
    ),
  },
});
export const LongestOnNarrowest = meta.story({
  args: { children: <SummaryRow term="Destination">{'0123456789'.repeat(8)}</SummaryRow> },
  globals: onNarrowest,
});
