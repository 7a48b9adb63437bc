// Runs programs with the project's own Node and tools first on the path.
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';

export const root = dirname(import.meta.dirname);

export interface RunResult {
  status: number;
  output: string;
  seconds: number;
}

/** `quiet` collects the output without printing it. */
export function run(
  command: string,
  args: readonly string[],
  options: { quiet?: boolean; env?: Record<string, string> } = {},
): Promise<RunResult> {
  const started = performance.now();
  const bin = join(root, 'node_modules/.bin');
  const child = spawn(join(bin, command), args, {
    cwd: root,
    env: { ...process.env, ...options.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
    output += chunk.toString();
    if (!options.quiet) stream.write(chunk);
  };
  child.stdout.on('data', collect(process.stdout));
  child.stderr.on('data', collect(process.stderr));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      resolve({ status: status ?? 1, output, seconds: (performance.now() - started) / 1000 });
    });
  });
}
