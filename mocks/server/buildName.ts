// Names the version of the running code, for the panel's bug reports.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

function commitOf(): string {
  try {
    const args = ['describe', '--always', '--dirty', '--exclude', '*'];
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // This copy of the code has no git repository.
    return '';
  }
}

/** `0.1.0, commit 84a38142-dirty`; without a repository, the version alone. */
export function buildName(): string {
  // The cast is safe: the file is this project's own.
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const commit = commitOf();
  return commit === '' ? version : `${version}, commit ${commit}`;
}
