// Serves two builds at one URL, one after the other, as a deploy does.
import { spawn, type ChildProcess } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

function run(args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, args, { cwd: root, stdio: 'ignore', env: { ...process.env, ...env } });
}

const ended = (process: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => process.once('exit', resolve));

export async function build(folder: string, settings: Record<string, string>): Promise<void> {
  const status = await ended(run(['scripts/build.ts', '--lobby', 'mock', '--outDir', folder], settings));
  if (status !== 0) throw new Error(`the build of ${folder} ended with ${String(status)}`);
}

/** Copies the previous build's assets into the next build, as a deploy does (docs/deploy.md). */
export async function keepAssets(before: string, next: string): Promise<void> {
  await cp(join(root, before, 'assets'), join(root, next, 'assets'), { recursive: true, force: false });
}

export interface Visitor {
  readonly session: string;
  /** A link that recreates the session by its `mock.now` and `mock.seed`. */
  readonly link: string;
}

export interface Site {
  readonly origin: string;
  /** Replaces the build at the same URL. The new casino is empty, except for the session of `visitor`. */
  deploy: (folder: string, visitor?: Visitor) => Promise<void>;
  /** Stops answering until the next deploy. */
  stop: () => Promise<void>;
  close: () => Promise<void>;
}

/** Serves a build with a mock casino. The site also answers during a deploy. */
export async function serve(port: number, folder: string): Promise<Site> {
  let server: ChildProcess | null = null;
  let behind = port;
  const open = new Set<Socket>();
  const door = createServer((visitor) => {
    const house = connect(behind, '127.0.0.1');
    for (const [end, other] of [
      [visitor, house],
      [house, visitor],
    ] as const) {
      open.add(end);
      end.pipe(other);
      end.on('error', () => other.destroy());
      end.on('close', () => {
        open.delete(end);
        other.destroy();
      });
    }
  });
  const leave = async (former: ChildProcess | null): Promise<void> => {
    for (const end of open) end.destroy();
    if (!former) return;
    const end = ended(former);
    former.kill();
    await end;
  };
  const stop = async (): Promise<void> => {
    const former = server;
    server = null;
    await leave(former);
  };
  const deploy = async (next: string, visitor?: Visitor): Promise<void> => {
    const former = server;
    const at = behind + 10;
    server = run([
      'mocks/server.ts',
      '--port',
      String(at),
      '--serve',
      next,
      '--no-panel',
      '--compression',
      '1',
    ]);
    const isUp = (): Promise<boolean> =>
      fetch(`http://127.0.0.1:${String(at)}/__mock__/scenarios`).then(
        () => true,
        () => false,
      );
    // The new server compresses its build before it listens. Until then, the old server answers.
    for (const until = Date.now() + 120_000; !(await isUp());) {
      if (Date.now() > until) throw new Error(`${next} was not served`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    if (visitor)
      await fetch(`http://127.0.0.1:${String(at)}${visitor.link}`, {
        headers: { Accept: 'text/html', Cookie: `mock-session=${visitor.session}` },
      });
    behind = at;
    await leave(former);
  };
  await deploy(folder);
  await new Promise<void>((resolve) => door.listen(port, '127.0.0.1', resolve));
  const close = async (): Promise<void> => {
    await stop();
    door.close();
  };
  return { origin: `http://aurora.localhost:${String(port)}`, deploy, stop, close };
}
