// The house rules that no ready-made linter knows. Prints each fault and exits with 1.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOCALES } from '#/i18n/locales.ts';
import { visitorIds } from '#mocks/scenarios/links.ts';
import { addressViolations } from './addresses.ts';
import { colourViolations, homeViolations, pictureViolations } from './homes.ts';
import { readDescription } from './description/read.ts';
import { operationViolations } from './description/operations.ts';
import { schemaViolations } from './description/schemas.ts';
import { circleViolations } from './circles.ts';
import { firstLoadViolations } from './firstLoad.ts';
import { importViolations } from './imports.ts';
import { leftOutViolations } from './leftOut.ts';
import { listMessageFolders, readTexts } from '../texts/messageFolders.ts';
import { messageViolations, type FolderTexts } from './messages.ts';
import { queryViolations } from './queries.ts';
import { widthViolations } from './width.ts';
import { listSourceFiles } from './sourceFiles.ts';
import { roleViolations } from './walls.ts';

const root = dirname(dirname(import.meta.dirname));

function readFolders(): FolderTexts[] {
  return listMessageFolders(root).map((folder) => ({
    ...folder,
    locales: Object.fromEntries(LOCALES.map((locale) => [locale, readTexts(root, folder, locale)])),
    descriptions: readTexts(root, folder, 'descriptions'),
  }));
}

const files = listSourceFiles(root);
const styles = globSync('src/**/*.css', { cwd: root });
const { description, specified } = readDescription(root);
const violations = [
  ...schemaViolations(description, specified),
  ...operationViolations(description, specified, visitorIds),
  ...files.flatMap(importViolations),
  ...circleViolations(files),
  ...firstLoadViolations(files),
  ...files.flatMap(leftOutViolations),
  ...roleViolations(files.map(({ path }) => path)),
  ...files.flatMap(homeViolations),
  ...files.filter(({ path }) => !/^mocks|^tests\/bench\/reference/.test(path)).flatMap(widthViolations),
  ...files.flatMap(addressViolations),
  ...files.flatMap(queryViolations),
  ...files.flatMap(pictureViolations),
  ...styles.flatMap((path) => colourViolations(path, readFileSync(join(root, path), 'utf8'))),
  ...messageViolations(
    readFolders(),
    files.filter((file) => file.path.startsWith('src/')),
  ),
];
for (const violation of violations) console.error(violation);
console.log(
  `house rules: ${String(files.length)} files, ${String(styles.length)} style sheets, ${String(violations.length)} faults`,
);
process.exitCode = violations.length > 0 ? 1 : 0;
