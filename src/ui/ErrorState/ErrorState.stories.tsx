import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  title: 'ui/ErrorState',
  component: ErrorState,
  args: {
    title: 'The games did not load',
    children: 'Check the connection and try again.',
    retryLabel: 'Try again',
    onRetry: fn(),
  },
});

export const Retriable = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Retrying = meta.story({ args: { isRetrying: true } });
export const Final = meta.story({
  render: () => <ErrorState title="The games did not load">Come back in an hour.</ErrorState>,
});
