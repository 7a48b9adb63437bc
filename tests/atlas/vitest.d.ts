import 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** The error that a test of the atlas covers. */
    atlas?: { locales: readonly string[]; operation: string; kind: 'shown' | 'quiet' };
  }

  export interface ProvidedContext {
    /** Languages of the atlas. */
    atlasLocales: string[];
  }
}
