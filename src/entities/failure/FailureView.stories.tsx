import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { FailureView } from './FailureView.tsx';

const retry = fn();

const meta = preview.meta({
  title: 'entities/FailureView',
  component: FailureView,
  args: { text: 'The games did not load', failure: { code: 'server_error', retry, isRetrying: false } },
});

export const Plain = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalled();
  },
});
export const Offline = meta.story({
  args: { failure: { code: 'offline', retry, isRetrying: false } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert').children).toHaveLength(3);
  },
});
export const Waiting = meta.story({
  args: { failure: { code: 'too_many_requests', retryAfterSeconds: 5, retry, isRetrying: true } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('5');
  },
});
/** A failed content area. If the reason is unknown, the text still says what to do. */
export const Area = meta.story({
  args: { size: 'area', hint: 'Try it once more' },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Try it once more');
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalled();
  },
});
