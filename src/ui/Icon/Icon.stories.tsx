import { expect } from 'storybook/test';
import Trophy from 'lucide-react/icons/trophy';
import preview from '../../../.storybook/preview.tsx';
import { Cluster } from '../../../.storybook/Stack.tsx';
import { Icon } from './Icon.tsx';

const meta = preview.meta({ title: 'ui/Icon', component: Icon, args: { of: Trophy } });

export const Sizes = meta.story({
  render: (args) => (
    <Cluster>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </Cluster>
  ),
});
export const Named = meta.story({
  args: { label: 'Tournament' },
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: 'Tournament' })).toBeVisible();
  },
});
