import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onNarrowest } from '../../../.storybook/viewports.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../../../.storybook/Stack.tsx';
import { InlineAlert } from './InlineAlert.tsx';

const meta = preview.meta({
  title: 'ui/InlineAlert',
  component: InlineAlert,
  args: { children: 'This card was declined.' },
});

export const Refused = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This card was declined.');
  },
});
export const WithMore = meta.story({
  args: {
    children: (
      <>
        <p>There was no answer.</p>
        <p>The money may have gone: look into the history first.</p>
      </>
    ),
  },
});

export const Empty = meta.story({
  args: { children: null },
  render: (args) => (
    <Stack gap={4}>
      <Button>Before</Button>
      <InlineAlert {...args} />
      <Button>After</Button>
    </Stack>
  ),
  async play({ canvas }) {
    const [before, after] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect((after?.top ?? 0) - (before?.bottom ?? 0)).toBeCloseTo(16, 0);
  },
});
export const LongestOnNarrowest = meta.story({
  args: { children: 'Declined'.repeat(40) },
  globals: onNarrowest,
});
