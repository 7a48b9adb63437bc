import Gift from 'lucide-react/icons/gift';
import preview from '../../../.storybook/preview.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'ui/EmptyState',
  component: EmptyState,
  args: { icon: Gift, title: 'No gifts yet' },
});

export const Plain = meta.story();
export const WithAction = meta.story({
  args: {
    children: 'Play a tournament: each one has its gifts.',
    action: <ButtonLink to="/tournaments">To the tournaments</ButtonLink>,
  },
});
export const LongestText = meta.story({
  args: {
    title: 'Nothing was found for what you were looking for '.repeat(4),
    children: 'Try fewer letters. '.repeat(20),
  },
});
