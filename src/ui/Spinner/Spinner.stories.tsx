import preview from '../../../.storybook/preview.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ title: 'ui/Spinner', component: Spinner });

export const Decoration = meta.story();
export const Named = meta.story({ args: { label: 'The game is loading', size: 'lg' as const } });
export const Small = meta.story({ args: { size: 'sm' as const } });
