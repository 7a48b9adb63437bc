// The `messages` folders of features, entities and layers.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../src/i18n/locales.ts';

export type Texts = Record<string, string>;

export interface MessageFolder {
  /** Path from the root, such as `src/features/game-frame/messages`. */
  path: string;
  /** The folder's name for `requireMessages`, such as `game-frame`. */
  part: string;
  /** The beginning of the folder's message ids, such as `gameFrame.`. */
  prefix: string;
}

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function folderOf(path: string): MessageFolder {
  const owner = path.split('/').at(-2) ?? '';
  // The common texts are in `src/i18n`.
  const part = owner === 'i18n' ? 'common' : owner;
  return { path, part, prefix: `${camelCase(part)}.` };
}

export function listMessageFolders(root: string): MessageFolder[] {
  return globSync('src/**/messages', { cwd: root })
    .map((path) => folderOf(path.replaceAll('\\', '/')))
    .sort((one, other) => one.path.localeCompare(other.path));
}

/** The message ids that code contains: whole ones, and the beginnings of computed ones. */
export function idsIn(code: string): { ids: string[]; starts: string[] } {
  const quoted = code.matchAll(/(['"])([a-z][\w-]*(?:\.[\w-]+)+)\1/gi);
  const computed = code.matchAll(/`([a-z][\w-]*(?:\.[\w-]+)*\.[\w-]*)\$\{/gi);
  return {
    ids: Array.from(quoted, ([, , id = '']) => id),
    starts: Array.from(computed, ([, start = '']) => start),
  };
}

/** @param name a locale or `descriptions`; a missing file gives no texts */
export function readTexts(root: string, { path }: MessageFolder, name: string = LOCALES[0]): Texts {
  try {
    return JSON.parse(readFileSync(join(root, path, `${name}.json`), 'utf8')) as Texts;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}
