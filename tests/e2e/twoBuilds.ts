// Two builds of the product behind one address, as before and after a deploy.
import { spawn, type ChildProcess } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

function run(args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, args, { cwd: root, stdio: 'ignore', env: { ...process.env, ...env } });
}

const ended = (process: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => process.once('exit', resolve));

/** Builds the product of a release into a folder. */
export async function build(folder: string, settings: Record<string, string>): Promise<void> {
  const status = await ended(run(['scripts/build.ts', '--lobby', 'mock', '--outDir', folder], settings));
  if (status !== 0) throw new Error(`the build of ${folder} ended with ${String(status)}`);
}

/** Leaves what the build before consisted of beside the next one's (docs/deploy.md). */
export async function keepAssets(before: string, next: string): Promise<void> {
  await cp(join(root, before, 'assets'), join(root, next, 'assets'), { recursive: true, force: false });
}

export interface Site {
  readonly origin: string;
  /** Serves another build at the same address from now on. */
  deploy: (folder: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Serves a build, with the casino behind it. */
export async function serve(port: number, folder: string): Promise<Site> {
  let server: ChildProcess | null = null;
  const stop = async (): Promise<void> => {
    if (!server) return;
    const end = ended(server);
    server.kill();
    await end;
    server = null;
  };
  const deploy = async (next: string): Promise<void> => {
    await stop();
    server = run(['mocks/server.ts', '--port', String(port), '--serve', next, '--no-panel']);
    const isUp = (): Promise<boolean> =>
      fetch(`http://127.0.0.1:${String(port)}/__mock__/scenarios`).then(
        () => true,
        () => false,
      );
    // It compresses the whole build before it answers.
    for (const until = Date.now() + 120_000; !(await isUp());) {
      if (Date.now() > until) throw new Error(`${next} was not served`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await deploy(folder);
  return { origin: `http://aurora.localhost:${String(port)}`, deploy, stop };
}
