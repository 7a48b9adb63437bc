// Serves a production build and the mock server on one origin.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run } from './run.ts';

const { values, tokens } = parseArgs({
  options: { port: { type: 'string', default: '4173' }, 'no-build': { type: 'boolean' } },
  strict: false,
  tokens: true,
});
if (!values['no-build']) {
  // The mock server's doubles of third parties.
  const build = await run('node', ['scripts/build.ts', '--lobby', 'mock'], {
    env: {
      VITE_CAPTCHA_URL: process.env['VITE_CAPTCHA_URL'] ?? '/mock-pages/captcha/api.js',
      VITE_RBK_URL: process.env['VITE_RBK_URL'] ?? '/mock-pages/rbk/api.js',
      VITE_CHAT_WEBIM_URL: process.env['VITE_CHAT_WEBIM_URL'] ?? '/mock-pages/webim/api.js',
      VITE_CHAT_NETROX_URL: process.env['VITE_CHAT_NETROX_URL'] ?? '/mock-pages/netrox/api.js',
      VITE_TAG_MANAGER_URL: process.env['VITE_TAG_MANAGER_URL'] ?? '/mock-pages/tag-manager/api.js',
      VITE_METRICA_URL: process.env['VITE_METRICA_URL'] ?? '/mock-pages/metrica/api.js#7',
      VITE_AFFILIATE_URL: process.env['VITE_AFFILIATE_URL'] ?? '/mock-provider/affiliate/ping',
      VITE_ERROR_SERVICE_URL: process.env['VITE_ERROR_SERVICE_URL'] ?? '/mock-provider/error-service/report',
    },
  });
  if (build.status !== 0) process.exit(build.status);
}
const serverArguments = tokens.flatMap((token) =>
  token.kind === 'option' && !['port', 'no-build'].includes(token.name)
    ? [token.rawName, ...(token.value === undefined ? [] : [token.value])]
    : token.kind === 'positional'
      ? [token.value]
      : [],
);
const server = spawn(
  process.execPath,
  [join(root, 'mocks/server.ts'), '--port', String(values.port), '--serve', 'dist', ...serverArguments],
  {
    stdio: 'inherit',
    cwd: root,
  },
);
process.on('SIGINT', () => server.kill());
process.on('SIGTERM', () => server.kill());
server.on('exit', (status) => process.exit(status ?? 0));
