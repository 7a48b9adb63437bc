import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#/ui/Stack/Stack.tsx';

export function PromoSkeleton() {
  return (
    <div aria-busy>
      <Stack gap={6}>
        <Skeleton height="29rem" />
        <Skeleton height="12rem" />
        <Skeleton height="20rem" />
      </Stack>
    </div>
  );
}
