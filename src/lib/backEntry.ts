// Back closes a dialog only if it stays within the document. On the first page of a visit it would leave the site.
import { entryIndex, onBack } from './back.ts';

/**
 * Registers what Back closes, like `onBack`. On the visit's first entry, pushes a copy of
 * it, so that Back stays in the document. The copy keeps React Router's key, by which `LeaveGuard` recognises
 * it.
 */
export function closeWithBack(handler: () => boolean): () => void {
  if (entryIndex() === 0) history.pushState({ ...history.state, idx: 1 }, '');
  return onBack(handler);
}
