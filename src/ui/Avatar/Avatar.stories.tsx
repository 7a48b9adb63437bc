import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Cluster } from '../../../.storybook/Stack.tsx';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({ title: 'ui/Avatar', component: Avatar, args: { name: 'nightowl' } });

export const Sizes = meta.story({
  render: (args) => (
    <Cluster>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Cluster>
  ),
});
export const Picture = meta.story({ args: { src: '/brand/aurora-mark.svg' } });
export const BrokenPicture = meta.story({
  args: { src: '/brand/there-is-none.svg?broken', name: 'Ыть' },
  async play({ canvas }) {
    await expect(await canvas.findByText('Ы')).toBeVisible();
  },
});
export const RefusedPicture = meta.story({
  args: { src: 'javascript:alert(1)' },
  async play({ canvas }) {
    await expect(canvas.getByText('N')).toBeVisible();
  },
});
export const Nameless = meta.story({ args: { name: '', isDecorative: true } });
export const EmojiName = meta.story({ args: { name: '👩‍🚀 star' } });
