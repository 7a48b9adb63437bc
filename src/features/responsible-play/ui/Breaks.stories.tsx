import { expect } from 'storybook/test';
import { deviceNow } from '#/lib/clock.ts';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { TimeOutForm } from './BreakForms.tsx';
import { BreaksView } from './Breaks.tsx';

const until = deviceNow() + 6 * 86_400_000;

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
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
  },
});
/** A break that has started can only be extended. */
export const OnABreak = meta.story({
  args: { restriction: { kind: 'timedOut' as const, until }, timeOut: <TimeOutForm until={until} /> },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
    await expect(
      canvas.getByRole('heading', { name: storyText('responsiblePlay.prolong.title') }),
    ).toBeVisible();
    await expect(canvas.getByText(storyText('responsiblePlay.prolong.lead'))).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: storyText('responsiblePlay.prolong.submit') }),
    ).toBeVisible();
    await expect(canvas.queryByText(storyText('responsiblePlay.timeOut.submit'))).toBeNull();
    // 'A day' isn't offered, because it would end before the current break.
    await expect(canvas.queryByLabelText(storyText('responsiblePlay.timeOut.day'))).toBeNull();
    await expect(canvas.getByLabelText(storyText('responsiblePlay.timeOut.week'))).toBeChecked();
  },
});
/** During a self-exclusion, its end is shown instead of the forms. */
export const Excluded = meta.story({
  args: { restriction: { kind: 'excluded' as const, until } },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('responsiblePlay.rest.text'))).toBeVisible();
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
  },
});
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
