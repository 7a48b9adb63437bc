import MapPin from 'lucide-react/icons/map-pin';
import preview from '../../../.storybook/preview.tsx';
import { Cluster } from '../../../.storybook/Stack.tsx';
import { IconTile } from './IconTile.tsx';

const tones = ['accent', 'accent-2', 'positive', 'warning', 'negative'] as const;

const meta = preview.meta({ title: 'ui/IconTile', component: IconTile, args: { icon: MapPin } });

export const Tones = meta.story({
  render: (args) => (
    <Cluster>
      {tones.map((tone) => (
        <IconTile key={tone} {...args} tone={tone} />
      ))}
    </Cluster>
  ),
});
export const Large = meta.story({ ...Tones.input, args: { size: 'lg' } });
