import { TakeGift } from '#/features/gifts/TakeGift.tsx';

/** `/take/gift`: claims a gift by link, open to everyone. */
export function Component() {
  return <TakeGift />;
}
