// Dialogs and sheets that lie over the page, whoever has opened them.
import { createEmitter } from '#/lib/emitter.ts';

const open = new Set<object>();
const changes = createEmitter<undefined>();

/** Counts a dialog in; returns the way out. */
export function countDialog(): () => void {
  const dialog = {};
  open.add(dialog);
  changes.emit(undefined);
  return () => {
    open.delete(dialog);
    changes.emit(undefined);
  };
}

export const hasOpenDialog = (): boolean => open.size > 0;
export const onDialogChange = changes.on;
