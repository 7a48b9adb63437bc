// Runs orval's command line, because its API logs failures instead of throwing them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Generates client, schemas and mocks. Throws with orval's output if it fails. */
export function runOrval(root: string): void {
  const run = spawnSync(process.execPath, [join(root, 'node_modules/orval/dist/bin/orval.mjs')], {
    cwd: root,
    encoding: 'utf8',
  });
  if (run.status !== 0 || /🛑|Error/.test(run.stdout + run.stderr))
    throw new Error(`orval failed\n${run.stdout}\n${run.stderr}`);
}
