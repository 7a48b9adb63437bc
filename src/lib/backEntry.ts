// Lets Back close a dialog on the first page of a visit, where it would otherwise leave the site.
import { entryIndex, onBack } from './back.ts';

/**
 * Registers a handler for the Back button, like `onBack`. On the visit's first history entry, pushes a copy
 * of that entry, so that Back stays in the document. The copy keeps React Router's key, by which `LeaveGuard`
 * recognises it.
 */
export function closeWithBack(handler: () => boolean): () => void {
  if (entryIndex() === 0) history.pushState({ ...history.state, idx: 1 }, '');
  return onBack(handler);
}
