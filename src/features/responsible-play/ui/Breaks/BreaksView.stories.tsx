import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { BreaksView } from './BreaksView.tsx';

const until = Date.UTC(2026, 0, 21, 12);

const meta = preview.meta({
  title: 'responsible-play/BreaksView',
  component: BreaksView,
  args: {
    restriction: { kind: 'none' as const },
    timeOut: <p>The form of a break</p>,
    exclusion: <p>The form of an exclusion</p>,
  },
});

export const Free = meta.story({
  async play({ canvas }) {
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
  },
});
/** The way to the money stays open. */
export const OnABreak = meta.story({
  args: { restriction: { kind: 'timedOut' as const, until } },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('21.01.26');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/cashbox');
  },
});
/** There is nothing more to choose. */
export const Excluded = meta.story({
  args: { restriction: { kind: 'excluded' as const, until } },
  async play({ canvas }) {
    await expect(canvas.queryAllByRole('region')).toHaveLength(0);
  },
});
export const ExcludedForGood = meta.story({
  args: { restriction: { kind: 'excluded' as const, until: null } },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('responsiblePlay.excluded.forever'))).toBeVisible();
  },
});
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
