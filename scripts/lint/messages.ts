// The lint rule for message ids. Every id must begin with its owner's name, be used in an allowed layer, and
// have a text with the same arguments in each locale. It isn't an oxlint rule, because it reads all texts and
// all code. `formatjs verify` can't read folders whose files have the same names, so this rule compares the
// texts with FormatJS's parser.
import { isStructurallySame, parse } from '@formatjs/icu-messageformat-parser';
import { LOCALES } from '../../src/i18n/locales.ts';
import { idsIn, type MessageFolder, type Texts } from '../texts/messageFolders.ts';
import { mayUseTexts } from '../oxlint/layers.ts';
import { isTestFile } from './imports.ts';
import type { SourceFile } from './sourceFiles.ts';

export interface FolderTexts extends MessageFolder {
  locales: Record<string, Texts>;
  /** Explanations for translators, by message id. Self-explanatory ids have none. */
  descriptions: Texts;
}

/** Ids that a translation lacks or adds, and texts whose arguments differ from the source's. */
function translationViolations({ path, locales }: FolderTexts): string[] {
  const source = locales[LOCALES[0]] ?? {};
  return Object.entries(locales).flatMap(([locale, texts]) => {
    const missing = Object.keys(source).filter((id) => !(id in texts));
    const extra = Object.keys(texts).filter((id) => !(id in source));
    const unequal = Object.entries(texts).filter(
      ([id, text]) => source[id] !== undefined && !isStructurallySame(parse(source[id]), parse(text)).success,
    );
    return [
      ...missing.map((id) => `${path}/${locale}.json lacks ${id}`),
      ...extra.map((id) => `${path}/${locale}.json has ${id}, which ${LOCALES[0]}.json lacks`),
      ...unequal.map(([id]) => `${path}/${locale}.json ${id} has other arguments than ${LOCALES[0]}.json`),
    ];
  });
}

function folderViolations({ path, prefix, locales, descriptions }: FolderTexts): string[] {
  const ids = new Set(Object.values(locales).flatMap((texts) => Object.keys(texts)));
  const foreign = [...ids].filter((id) => !id.startsWith(prefix));
  const empty = Object.entries(locales).flatMap(([locale, texts]) =>
    Object.entries(texts).flatMap(([id, text]) => (text.trim() === '' ? [`${locale}.json ${id}`] : [])),
  );
  const lost = Object.keys(descriptions).filter((id) => !ids.has(id));
  return [
    ...foreign.map((id) => `${path} ${id} does not begin with ${prefix}`),
    ...empty.map((text) => `${path}/${text} is empty`),
    ...lost.map((id) => `${path}/descriptions.json describes ${id}, which has no text`),
  ];
}

/** The ids in a file's code that begin with `prefix`, including the beginnings of computed ids. */
function namesIn(code: string, prefix: string): string[] {
  const { ids, starts } = idsIn(code);
  return [...ids, ...starts].filter((name) => name.startsWith(prefix));
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
    ...folders.flatMap(translationViolations),
    ...uses.flatMap(({ folder, named }) =>
      named.flatMap(({ file, name }) =>
        mayUseTexts(file, folder.path) ? [] : [`${file} uses ${name}, a text of ${folder.path}`],
      ),
    ),
    ...uses.flatMap(({ folder, ids, named }) =>
      ids.flatMap((id) =>
        named.some(({ name }) => id.startsWith(name)) ? [] : [`${folder.path} ${id} is unused`],
      ),
    ),
  ];
}
