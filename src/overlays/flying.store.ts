// Icons that fly past briefly: a received high-five or a gift (specification S2.85, S2.86).
import { proxy, ref } from 'valtio';

export type FlyingNotice = {
  /** Id of the socket message, to show each message once. */
  readonly id: string;
  readonly to: string;
} & (
  | { readonly kind: 'highFive'; readonly name: string }
  /** A gift has only an icon, because a toast names it. */
  | { readonly kind: 'gift' }
);

/** Time that an icon is visible, in ms (specification S9.1). */
export const FLYING_MS = 3000;
/** Maximum number of icons at once. A burst keeps only the newest. */
const MOST = 5;

const initialState = (): { notices: readonly FlyingNotice[] } => ({ notices: [] });

export const flyingStore = proxy(initialState());

export function fly(notice: FlyingNotice): void {
  if (flyingStore.notices.some(({ id }) => id === notice.id)) return;
  flyingStore.notices = [...flyingStore.notices, ref(notice)].slice(-MOST);
}

export function land(id: string): void {
  flyingStore.notices = flyingStore.notices.filter((notice) => notice.id !== id);
}

export function resetFlying(): void {
  Object.assign(flyingStore, initialState());
}
