// The files of examples, `openapi/examples/<tag>.yaml`: an example per operation, with comments between them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, parseDocument, stringify } from 'yaml';

const WIDTH = 140;

/** The file of the folder that has an example of the operation, or `null`. */
export function fileOfExample(folder: string, id: string): string | null {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.yaml')) : [];
  const key = new RegExp(`^${id}:`, 'm');
  return files.find((name) => key.test(readFileSync(join(folder, name), 'utf8'))) ?? null;
}

/** The YAML lines of an example, under its operation's key. */
function entryOf(id: string, value: unknown): string {
  return stringify({ [id]: { value } }, { lineWidth: WIDTH, aliasDuplicateObjects: false });
}

/**
 * Writes examples, by operation, into the text of a file. Replaces existing ones in place and adds others at
 * the end; everything else, including comments, stays as it is. Throws if the text is not a YAML map.
 */
export function withExamples(text: string, examples: Readonly<Record<string, unknown>>): string {
  const document = parseDocument(text);
  const [problem] = document.errors;
  if (problem) throw new Error(problem.message);
  const { contents } = document;
  if (contents !== null && !isMap(contents)) throw new Error('the file is no map of examples');
  const known = new Map<string, [start: number, end: number]>();
  for (const { key, value } of contents?.items ?? []) {
    if (!isScalar(key) || !key.range) continue;
    const range = value !== null && typeof value === 'object' && 'range' in value ? value.range : undefined;
    known.set(String(key.value), [
      key.range[0],
      (range as readonly number[] | undefined)?.[1] ?? key.range[1],
    ]);
  }
  let result = text;
  const replaced = Object.keys(examples).filter((id) => known.has(id));
  // Replaces the last example first, so that the offsets of the others stay valid.
  for (const id of replaced.toSorted(
    (one, other) => (known.get(other)?.[0] ?? 0) - (known.get(one)?.[0] ?? 0),
  )) {
    const [start, end] = known.get(id) ?? [0, 0];
    // The range of an example also covers the empty lines after it, which must stay.
    const old = result.slice(start, end).trimEnd();
    const rest = result.slice(start + old.length).replace(/^[^\S\n]*\n/, '');
    result = result.slice(0, start) + entryOf(id, examples[id]) + rest;
  }
  const added = Object.keys(examples).filter((id) => !known.has(id));
  const ending = result === '' || result.endsWith('\n') ? '' : '\n';
  return result + ending + added.map((id) => entryOf(id, examples[id])).join('');
}
