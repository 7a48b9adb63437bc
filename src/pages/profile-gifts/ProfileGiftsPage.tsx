import { useGiftsTakenByPayouts } from '#/features/cashbox/cashboxFacts.ts';
import { Gifts } from '#/features/gifts/Gifts.tsx';

export function ProfileGiftsPage() {
  return <Gifts takenByPayouts={useGiftsTakenByPayouts()} />;
}
