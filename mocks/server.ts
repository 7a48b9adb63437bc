// The standalone mock server: `node mocks/server.ts --help`.
import { readOptions, type ServerOptions } from './server/options.ts';
import { startServer } from './server/serve.ts';

function read(): ServerOptions {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(process.argv.includes('--help') ? 0 : 2);
  }
}

const options = read();
try {
  const { url, close } = await startServer(options);
  console.log(
    `MOCK casino (no real money, no real players) on ${url}${options.serve === undefined ? '' : `, with the build of ${options.serve}`}`,
  );
  console.log(`  seed ${options.seed}, brand ${options.brand}; control API at ${url}/__mock__/session`);
  const stop = (): void => {
    void close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
