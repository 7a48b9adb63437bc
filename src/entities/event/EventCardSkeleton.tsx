import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';

/** The place of a card that is on its way. */
export function EventCardSkeleton() {
  return <Skeleton height="var(--event-card-size, 23rem)" />;
}
