// Starts the development server and the mock server. Both stop together.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './run.ts';

const MOCK_PORT = process.env['MOCK_PORT'] ?? '4010';
const children = [
  spawn(process.execPath, [join(root, 'mocks/server.ts'), '--port', MOCK_PORT], {
    stdio: 'inherit',
    cwd: root,
  }),
  spawn(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), '--mode', 'server', ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      cwd: root,
      env: { ...process.env, MOCK_SERVER: `http://127.0.0.1:${MOCK_PORT}` },
    },
  ),
];
function stop(): void {
  for (const child of children) child.kill();
}
for (const child of children) child.on('exit', stop);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
