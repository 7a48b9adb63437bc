export interface Chunk {
  file: string;
  /** The name of the chunk's group in vite/chunks.ts. */
  name?: string;
  css?: string[];
  /** Keys of the statically imported chunks. */
  imports?: string[];
}

/** The files of the named chunks. Throws if the build lacks one of them. */
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

/** The style sheets of the named chunk and of its static imports. Throws if the build lacks the chunk. */
export function stylesOf(manifest: Readonly<Record<string, Chunk>>, name: string): string[] {
  const key = Object.keys(manifest).find((candidate) => manifest[candidate]?.name === name);
  if (!key) throw new Error(`the build has no chunk ${name}`);
  const keys = new Set([key]);
  // The loop also visits the keys that are added to the set while it runs. A set, because chunks may import
  // each other in a cycle.
  for (const chunk of keys) for (const imported of manifest[chunk]?.imports ?? []) keys.add(imported);
  return [...keys].flatMap((chunk) => manifest[chunk]?.css ?? []);
}
