import { expect, fn } from 'storybook/test';
import { storyText } from '../../../.storybook/storyText.ts';
import preview from '../../../.storybook/preview.tsx';
import { EventFilter } from './EventFilter.tsx';

const meta = preview.meta({
  title: 'entities/EventFilter',
  component: EventFilter,
  args: { status: null, onStatus: fn() },
});

export const All = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('event.filter.past') }));
    await expect(args.onStatus).toHaveBeenCalledWith('past');
  },
});
export const Future = meta.story({ args: { status: 'future' as const } });
