// Every static check at once: types, types-aware lint, house rules (layers, homes, texts), dead code, the description, the format.
import { run } from './run.ts';

const CHECKS: [name: string, command: string, args: string[]][] = [
  ['types', 'tsc', ['-p', '.']],
  ['oxlint', 'oxlint', ['--quiet']],
  ['house rules', 'node', ['scripts/lint/house.ts']],
  ['dead code', 'knip', []],
  ['description', 'redocly', ['lint', 'casino', '--format', 'stylish']],
  ['format', 'oxfmt', ['--check']],
];

const results = await Promise.all(CHECKS.map(async ([name, command, args]) => ({ name, ...(await run(command, args, { quiet: true })) })));
for (const { name, status, output, seconds } of results) {
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`);
  if (status !== 0) console.log(output.trim());
}
process.exitCode = results.every(({ status }) => status === 0) ? 0 : 1;
