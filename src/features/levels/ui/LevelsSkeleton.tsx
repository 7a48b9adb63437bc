import { useIntl } from 'react-intl';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#/ui/Stack/Stack.tsx';

export function LevelsSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <div role="status" aria-busy aria-label={formatMessage({ id: 'levels.list.title' })}>
      <Stack gap={6}>
        <Skeleton height="16rem" />
        <Skeleton height="8rem" />
        <Skeleton height="8rem" />
        <Skeleton height="8rem" />
      </Stack>
    </div>
  );
}
