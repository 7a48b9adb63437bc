// `npm run test:contract`: calls every operation of the mock server over HTTP, or of another server with
// `-- --url`. Vitest gets all other arguments.
import { run } from './run.ts';
import { takeFlag, takeOption } from './arguments.ts';

const args = process.argv.slice(2);
const url = takeOption(args, '--url')?.replace(/\/$/, '');
const token = takeOption(args, '--token') ?? process.env['API_TOKEN'];
const mayWrite = takeFlag(args, '--writes');

if (url === undefined && (token !== undefined || mayWrite)) {
  console.error('--token and --writes belong to another server: add --url http://…');
  process.exit(2);
}
const { status } = await run(
  'vitest',
  [
    'run',
    '--project',
    'contract',
    // The verbose reporter prints each skipped operation with its reason.
    ...(url === undefined ? [] : ['--reporter=verbose']),
    ...args,
  ],
  url === undefined
    ? {}
    : {
        env: {
          CONTRACT_URL: url,
          ...(token === undefined ? {} : { CONTRACT_TOKEN: token }),
          ...(mayWrite ? { CONTRACT_WRITES: '1' } : {}),
        },
      },
);
process.exitCode = status;
