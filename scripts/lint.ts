// `npm run lint`. `--quick` lints only uncommitted files and skips the checks for dead code and of the API
// descriptions.
import { execFileSync } from 'node:child_process';
import { root, run } from './run.ts';

type Check = readonly [name: string, command: string, args: readonly string[]];

const TYPES: Check = ['types', 'tsc', ['-p', '.']];
const HOUSE: Check = ['house rules', 'node', ['scripts/lint/house.ts']];
const FORMAT: Check = ['format', 'oxfmt', ['--check']];
const ALL: readonly Check[] = [
  TYPES,
  ['oxlint', 'oxlint', ['--quiet']],
  HOUSE,
  ['dead code', 'knip', []],
  [
    'used only by tests',
    'knip',
    ['--production', '--config', 'knip.production.jsonc', '--include', 'files,exports'],
  ],
  ['descriptions', 'redocly', ['lint', '--format', 'stylish']],
  FORMAT,
];

/** TypeScript files that differ from the last commit, including new ones. */
function changedScripts(): string[] {
  const list = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  const changed = list('diff', '--name-only', '--relative', '--diff-filter=d', 'HEAD');
  const added = list('ls-files', '--others', '--exclude-standard');
  return [...changed, ...added].filter((path) => /\.tsx?$/.test(path));
}

function quickChecks(): Check[] {
  const scripts = changedScripts();
  const lint: Check = ['oxlint of changes', 'oxlint', ['--quiet', ...scripts]];
  return [TYPES, ...(scripts.length > 0 ? [lint] : []), HOUSE, FORMAT];
}

const checks = process.argv.includes('--quick') ? quickChecks() : ALL;
const results = await Promise.all(
  checks.map(async ([name, command, args]) => ({ name, ...(await run(command, args, { quiet: true })) })),
);
for (const { name, status, output, seconds } of results) {
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`);
  if (status !== 0) console.log(output.trim());
}
process.exitCode = results.every(({ status }) => status === 0) ? 0 : 1;
