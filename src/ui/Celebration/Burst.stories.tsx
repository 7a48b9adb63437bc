import PartyPopper from 'lucide-react/icons/party-popper';
import preview from '../../../.storybook/preview.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Burst } from './Celebration.tsx';

const meta = preview.meta({
  title: 'ui/Burst',
  component: Burst,
  args: { children: <Picture src="/mock-assets/gift/giftspin.svg" width={240} height={240} /> },
});

export const AroundAPicture = meta.story({ globals: { motion: 'full' } });
export const AroundASign = meta.story({ args: { children: <Icon of={PartyPopper} size="xl" /> } });
export const Still = meta.story({ globals: { motion: 'reduced' } });
