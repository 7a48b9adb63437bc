import { TakeGift } from '#/features/gifts/TakeGift.tsx';

/** `/take/gift`, for everybody: a gift by a link. */
export function Component() {
  return <TakeGift />;
}
