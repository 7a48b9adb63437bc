// The house rules that no ready-made linter knows: import layers, homes, colours, texts. Prints each fault and exits with 1.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOCALES } from '#/i18n/locales.ts';
import { colourViolations, homeViolations } from './homes.ts';
import { importViolations } from './imports.ts';
import { messageViolations, type MessagesPart, type Texts } from './messages.ts';
import { listSourceFiles } from './sourceFiles.ts';

const root = dirname(dirname(import.meta.dirname));

function readParts(): MessagesPart[] {
  return globSync('src/**/messages', { cwd: root }).map((path) => ({
    path,
    locales: Object.fromEntries(
      LOCALES.map((locale) => {
        const file = join(root, path, `${locale}.json`);
        // A missing file reads as empty, so that every id of it is reported as missing.
        return [locale, existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {}];
      }),
    ),
  }));
}

const files = listSourceFiles(root);
const styles = globSync('src/**/*.css', { cwd: root });
const violations = [
  ...files.flatMap(importViolations),
  ...files.flatMap(homeViolations),
  ...styles.flatMap((path) => colourViolations(path, readFileSync(join(root, path), 'utf8'))),
  ...messageViolations(
    readParts(),
    files.filter((file) => file.path.startsWith('src/')),
  ),
];
for (const violation of violations) console.error(violation);
console.log(`house rules: ${String(files.length)} files, ${String(styles.length)} style sheets, ${String(violations.length)} faults`);
process.exitCode = violations.length > 0 ? 1 : 0;
