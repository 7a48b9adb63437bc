import 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What a test of the atlas expects of its error. */
    atlas?: { locales: readonly string[]; operation: string; kind: 'shown' | 'quiet' };
  }

  export interface ProvidedContext {
    /** Languages in which the atlas reads its errors. */
    atlasLocales: string[];
  }
}
