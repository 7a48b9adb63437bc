// Each id begins with its owner's name, is used there or above and nowhere else, and says something in every
// locale. Missing, extra and structurally unequal ids are for `formatjs verify` (`scripts/lint/texts.ts`).
import type { MessageFolder, Texts } from '../texts/messageFolders.ts';
import { mayUseTexts } from '../oxlint/layers.ts';
import { isTestFile } from './imports.ts';
import type { SourceFile } from './sourceFiles.ts';

export interface FolderTexts extends MessageFolder {
  locales: Record<string, Texts>;
  /** What a translator is told about an id that does not say it. */
  descriptions: Texts;
}

const QUOTED_ID = /(['"])([a-z][\w-]*(?:\.[\w-]+)+)\1/gi;
const COMPUTED_ID = /`([a-z][\w-]*(?:\.[\w-]+)*\.[\w-]*)\$\{/gi;

/** Faults of the files themselves. */
function folderViolations({ path, prefix, locales, descriptions }: FolderTexts): string[] {
  const ids = new Set(Object.values(locales).flatMap((texts) => Object.keys(texts)));
  const foreign = [...ids].filter((id) => !id.startsWith(prefix));
  const absent = Object.entries(locales).filter(([, texts]) => Object.keys(texts).length === 0);
  const empty = Object.entries(locales).flatMap(([locale, texts]) =>
    Object.entries(texts).flatMap(([id, text]) => (text.trim() === '' ? [`${locale}.json ${id}`] : [])),
  );
  const lost = Object.keys(descriptions).filter((id) => !ids.has(id));
  return [
    ...foreign.map((id) => `${path} ${id} does not begin with ${prefix}`),
    ...absent.map(([locale]) => `${path} has no texts in ${locale}`),
    ...empty.map((text) => `${path}/${text} is empty`),
    ...lost.map((id) => `${path}/descriptions.json describes ${id}, which is no text`),
  ];
}

/** What a file names of an owner's texts: whole ids, and the starts of computed ones. */
function namesIn(code: string, prefix: string): string[] {
  const names = [...code.matchAll(QUOTED_ID)].map(([, , id = '']) => id);
  const starts = [...code.matchAll(COMPUTED_ID)].map(([, start = '']) => start);
  return [...names, ...starts].filter((name) => name.startsWith(prefix));
}

export function messageViolations(folders: readonly FolderTexts[], code: readonly SourceFile[]): string[] {
  const files = code.filter((file) => !isTestFile(file.path));
  const uses = folders.map((folder) => {
    const ids = Object.keys(Object.assign({}, ...Object.values(folder.locales)) as Texts);
    const isId = (name: string): boolean =>
      ids.some((id) => id === name || (/[.]$|[.][\w-]*$/.test(name) && id.startsWith(name)));
    const named = files.flatMap((file) =>
      namesIn(file.code, folder.prefix).flatMap((name) => (isId(name) ? [{ file: file.path, name }] : [])),
    );
    return { folder, ids, named };
  });
  return [
    ...folders.flatMap(folderViolations),
    ...uses.flatMap(({ folder, named }) =>
      named.flatMap(({ file, name }) =>
        mayUseTexts(file, folder.path) ? [] : [`${file} uses ${name}, a text of ${folder.path}`],
      ),
    ),
    ...uses.flatMap(({ folder, ids, named }) =>
      ids.flatMap((id) =>
        named.some(({ name }) => id.startsWith(name)) ? [] : [`${folder.path} ${id} is used nowhere`],
      ),
    ),
  ];
}
