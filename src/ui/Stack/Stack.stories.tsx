import preview from '../../../.storybook/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Cluster, Stack } from './Stack.tsx';

const things = Array.from({ length: 8 }, (_, at) => <Badge key={at}>{`Thing ${at}`}</Badge>);
const meta = preview.meta({ title: 'ui/Stack', component: Stack, args: { children: things } });

export const Under = meta.story({ args: { align: 'start' as const, gap: 2 as const } });
export const Beside = meta.story({ render: () => <Cluster justify="between">{things}</Cluster> });
