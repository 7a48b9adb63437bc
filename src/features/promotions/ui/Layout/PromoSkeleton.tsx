import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#/ui/Stack/Stack.tsx';

/** The outline of a promotion's page while it is on its way. */
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
