// The browser's Back first closes an open dialog, sheet or step of a form, and only then leaves the page.

/** Closes what it stands for. False if only its own buttons may close it. */
type BackHandler = () => boolean;

/** In the order of opening. */
const handlers: BackHandler[] = [];

/** Registers what Back closes; returns the cleanup function. */
export function onBack(handler: BackHandler): () => void {
  handlers.push(handler);
  return () => void handlers.splice(handlers.lastIndexOf(handler), 1);
}

/** Closes what was opened last. False if Back should leave the page. */
export function closeOnBack(): boolean {
  return handlers.at(-1)?.() ?? false;
}

/** The history entry's position in this visit, which React Router stores in its state. */
export function entryIndex(): unknown {
  const state: { idx?: unknown } | null = history.state;
  return state?.idx;
}
