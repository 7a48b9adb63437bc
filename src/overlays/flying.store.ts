// Icons that fly by for a moment: a high-five received, a gift given (specification S2.85, S2.86).
import { proxy, ref } from 'valtio';

export interface FlyingNotice {
  /** Of the message that brought it; the same one flies once. */
  readonly id: string;
  readonly kind: 'highFive' | 'gift';
  readonly what: string;
  readonly to: string;
}

/** Milliseconds that one is seen (specification S9.1). */
export const FLYING_MS = 3000;
/** Most of them at once: of a burst the newest are seen. */
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
