import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';

export function EventCardSkeleton() {
  return <Skeleton height="var(--event-card-size, 23rem)" />;
}
