import Crown from 'lucide-react/icons/crown';
import preview from '../../../.storybook/preview.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Cluster } from '../../../.storybook/Stack.tsx';
import { Badge } from './Badge.tsx';

const meta = preview.meta({ title: 'ui/Badge', component: Badge, args: { children: 'New' } });

export const Tones = meta.story({
  render: (args) => (
    <Cluster>
      {(['neutral', 'accent', 'second', 'positive', 'negative', 'warning'] as const).map((tone) => (
        <Badge key={tone} {...args} tone={tone} />
      ))}
    </Cluster>
  ),
});
export const WithIcon = meta.story({
  args: { tone: 'second' as const, icon: <Icon of={Crown} size="sm" />, children: 'Series leader' },
});
export const LongestText = meta.story({ args: { children: 'Jackpot of the whole network '.repeat(8) } });
