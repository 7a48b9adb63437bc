// `npm start`: Vite's development server. `-- --api URL` uses a real backend, and `--mock a,b` the mock for
// some of its operations. Vite gets all other arguments.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { takeOption } from './arguments.ts';
import { root } from './run.ts';

const args = process.argv.slice(2);

const api = takeOption(args, '--api');
const mocked = takeOption(args, '--mock') ?? '';
if (mocked !== '') {
  const { operationById } = await import('../mocks/core/routes.ts');
  const unknown = mocked.split(',').filter((id) => !operationById.has(id));
  const problem =
    api === undefined
      ? '--mock needs --api: without a backend, the mock answers everything'
      : unknown.length > 0 && `the description has no operation ${unknown.join(', ')}`;
  if (problem) {
    console.error(problem);
    process.exit(2);
  }
}
const env = {
  ...process.env,
  ...(api === undefined ? {} : { VITE_API_URL: api }),
  MOCKED_OPERATIONS: mocked,
};
const vite = spawn(join(root, 'node_modules/.bin/vite'), ['--mode', 'demo', ...args], {
  env,
  stdio: 'inherit',
});
vite.on('exit', (status) => process.exit(status ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => vite.kill(signal));
