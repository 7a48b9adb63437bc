// Counts the open dialogs and sheets, whoever opened them.
import { createEmitter } from '#/lib/emitter.ts';

const open = new Set<object>();
const changes = createEmitter<undefined>();

/** Registers a dialog; returns its cleanup function. */
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
