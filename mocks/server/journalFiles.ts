// Keeps each session's journal in a folder, so that sessions survive a restart and a crash.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Backend } from '../core/backend.ts';
import { parseJournal, type Journal } from '../core/journal.ts';

/** Milliseconds from a change to the write. Changes in between are written together. */
const saveAfter = 200;

export interface JournalFiles {
  /** The saved journal of a session; null if there is none, or it can't be read. */
  read(session: string): Journal | null;
  /** Saves the session's journal after each change. Returns a function that saves the rest and stops. */
  keep(session: string, backend: Backend): () => void;
}

export function journalFiles(folder: string): JournalFiles {
  mkdirSync(folder, { recursive: true });
  const pathOf = (session: string): string => join(folder, `${session}.json`);
  return {
    read(session) {
      const path = pathOf(session);
      if (!existsSync(path)) return null;
      const result = parseJournal(readFileSync(path, 'utf8'));
      if ('journal' in result) return result.journal;
      console.warn(`mock: session ${session} begins anew: ${result.problem}`);
      return null;
    },
    keep(session, backend) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const save = (): void => {
        clearTimeout(timer);
        timer = undefined;
        const path = pathOf(session);
        // Renaming is atomic: after a crash in the middle of a write, the former file is still whole.
        writeFileSync(`${path}.new`, JSON.stringify(backend.timeline.journal()));
        renameSync(`${path}.new`, path);
      };
      const saveSoon = (): void => {
        timer ??= setTimeout(save, saveAfter);
      };
      const stopListening = backend.onChange(saveSoon);
      saveSoon();
      return () => {
        stopListening();
        if (timer !== undefined) save();
      };
    },
  };
}
