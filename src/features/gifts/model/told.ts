// Gifts that this page celebrates itself: the message of the same change needs no toast besides.
const celebrated = new Set<number>();

/** From now on the messages of this gift's taking are told by its celebration; `off` takes that back. */
export function celebratedHere(giftId: number): { readonly off: () => void } {
  celebrated.add(giftId);
  return { off: () => void celebrated.delete(giftId) };
}

export function isCelebratedHere(giftId: number): boolean {
  return celebrated.has(giftId);
}

/** Nothing of a player who has gone stays. */
export function forgetCelebrations(): void {
  celebrated.clear();
}
