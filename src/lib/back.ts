// The browser's Back first closes an open dialog, sheet or step of a form, and only then leaves the page.

/** Closes a dialog, sheet or step. Returns false if only its own buttons may close it. */
type BackHandler = () => boolean;

/** Handlers of the open dialogs, sheets and steps, oldest first. */
const handlers: BackHandler[] = [];

/** Registers a handler for the Back button; returns the cleanup function. */
export function onBack(handler: BackHandler): () => void {
  handlers.push(handler);
  return () => void handlers.splice(handlers.lastIndexOf(handler), 1);
}

/** Closes the dialog, sheet or step that was opened last. Returns false if Back should leave the page. */
export function closeOnBack(): boolean {
  return handlers.at(-1)?.() ?? false;
}

/** The history entry's position in this visit, which React Router stores in its state. */
export function entryIndex(): unknown {
  const state: { idx?: unknown } | null = history.state;
  return state?.idx;
}
