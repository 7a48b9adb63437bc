// Runs programs with the project's own Node and tools first on the path.
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';

export const root = dirname(import.meta.dirname);

export interface RunResult {
  status: number;
  output: string;
  seconds: number;
  /** The program was stopped, because it printed nothing for `silentSeconds`. */
  isHung: boolean;
}

/** Time in which a hung program may close its browsers and servers before it is killed. */
const STOP_SECONDS = 20;

/**
 * `quiet` collects the output without printing it. A program that prints nothing for `silentSeconds` is
 * stopped. On a busy machine, Vitest may wait forever for a page that died or never loaded (vitest-dev/vitest
 * #10791, #11243).
 */
export function run(
  command: string,
  args: readonly string[],
  options: { quiet?: boolean; env?: Record<string, string>; silentSeconds?: number } = {},
): Promise<RunResult> {
  const started = performance.now();
  const bin = join(root, 'node_modules/.bin');
  const child = spawn(join(bin, command), args, {
    cwd: root,
    env: { ...process.env, ...options.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let isHung = false;
  const stop = (): void => {
    isHung = true;
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), STOP_SECONDS * 1000).unref();
  };
  const { silentSeconds } = options;
  const silence = silentSeconds === undefined ? undefined : setTimeout(stop, silentSeconds * 1000);
  const collect = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
    silence?.refresh();
    output += chunk.toString();
    if (!options.quiet) stream.write(chunk);
  };
  child.stdout.on('data', collect(process.stdout));
  child.stderr.on('data', collect(process.stderr));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    const end = (status: number | null): void => {
      clearTimeout(silence);
      const seconds = (performance.now() - started) / 1000;
      resolve({ status: isHung ? 1 : (status ?? 1), output, seconds, isHung });
    };
    child.on('close', end);
    // A browser that outlives a hung runner keeps the runner's output open. `close` then doesn't fire, so end
    // on `exit`.
    child.on('exit', (status) => {
      if (isHung) end(status);
    });
  });
}
