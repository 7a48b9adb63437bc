import 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** The documented error that a test of the error atlas covers. */
    atlas?: { locales: readonly string[]; operation: string; kind: 'shown' | 'quiet' };
  }

  export interface ProvidedContext {
    /** The languages in which the error atlas is tested. */
    atlasLocales: string[];
  }
}
