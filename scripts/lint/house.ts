// Runs the project's own lint rules. No linter can express them, because each rule reads several files.
import { dirname } from 'node:path';
import { LOCALES } from '#/i18n/locales.ts';
import { descriptionViolations, readDescription } from './description.ts';
import { firstLoadViolations } from './firstLoad.ts';
import { listMessageFolders, readTexts } from '../texts/messageFolders.ts';
import { messageViolations, type FolderTexts } from './messages.ts';
import { listSourceFiles } from './sourceFiles.ts';

const root = dirname(dirname(import.meta.dirname));

function readFolders(): FolderTexts[] {
  return listMessageFolders(root).map((folder) => ({
    ...folder,
    locales: Object.fromEntries(LOCALES.map((locale) => [locale, readTexts(root, folder, locale)])),
    descriptions: readTexts(root, folder, 'descriptions'),
  }));
}

const files = listSourceFiles(root);
const { description, specified } = readDescription(root);
const violations = [
  ...descriptionViolations(description, specified),
  ...firstLoadViolations(files),
  ...messageViolations(
    readFolders(),
    files.filter((file) => file.path.startsWith('src/')),
  ),
];
for (const violation of violations) console.error(violation);
console.log(`house rules: ${String(files.length)} files, ${String(violations.length)} faults`);
process.exitCode = violations.length > 0 ? 1 : 0;
