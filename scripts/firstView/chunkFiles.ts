export interface Chunk {
  file: string;
  /** Given in vite/chunks.ts. */
  name?: string;
  css?: string[];
}

/** The files of chunks by their names. Throws when the build has no chunk of a name. */
export function filesOf(
  chunks: readonly Chunk[],
  names: readonly string[],
): { scripts: string[]; styles: string[] } {
  const found = names.map((name) => {
    const chunk = chunks.find((candidate) => candidate.name === name && candidate.file.endsWith('.js'));
    if (!chunk) throw new Error(`the build has no chunk ${name}`);
    return chunk;
  });
  return { scripts: found.map(({ file }) => file), styles: found.flatMap(({ css = [] }) => css) };
}
