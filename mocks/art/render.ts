// Renders drawings to small WebP files. Node only: sharp is a native library with its own threads.
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { isRendered } from './urls.ts';
import { drawAsset } from './drawAsset.ts';

/** WebP settings. Part of the cache key, because other settings give other files. */
const ENCODING = { quality: 66, effort: 2 } as const;
const KEPT_IN_MEMORY = 4_000;
/**
 * The maximum number of files in the cache, enough for all games of all brands. Without a limit, requests with
 * invented names could fill the disk.
 */
const KEPT_ON_DISK = 30_000;

export const renderedFolder = join(import.meta.dirname, '../../node_modules/.cache/mock-art');

export interface Renderer {
  /**
   * The file at a path such as `/mock-assets/tile/wolf-moon.webp`, or null for an unknown path. The
   * same path always gives the same bytes.
   */
  render(pathname: string): Promise<Buffer | null>;
}

/** Limits how many tasks run at a time and queues the others. */
function createLanes(count: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

function openFolder(folder: string): (key: string, file: Buffer) => Promise<void> {
  mkdirSync(folder, { recursive: true });
  let count = readdirSync(folder).length;
  return async (key, file) => {
    if (count >= KEPT_ON_DISK) return;
    count += 1;
    // Another process may be reading the file, so the new content is written to a draft that then
    // replaces the file.
    const draft = join(folder, `${randomUUID()}.draft`);
    await writeFile(draft, file);
    await rename(draft, join(folder, key));
  };
}

/** @param lanes number of files rendered in parallel; by default all CPU cores but one */
export function createRenderer(
  folder = renderedFolder,
  lanes = Math.max(1, availableParallelism() - 1),
): Renderer {
  const inLane = createLanes(lanes);
  const keep = openFolder(folder);
  const rendered = new Map<string, Promise<Buffer>>();
  const renderDrawing = async (svg: string): Promise<Buffer> => {
    const hash = createHash('sha256')
      .update(JSON.stringify([sharp.versions, ENCODING]))
      .update(svg);
    const key = `${hash.digest('base64url').slice(0, 22)}.webp`;
    const known = await readFile(join(folder, key)).catch(() => null);
    if (known !== null) return known;
    const file = await inLane(() => sharp(Buffer.from(svg)).webp(ENCODING).toBuffer());
    // A full or read-only disk isn't an error: the picture is rendered again the next time.
    await keep(key, file).catch(() => undefined);
    return file;
  };
  return {
    async render(pathname) {
      const known = rendered.get(pathname);
      if (known) return known;
      const svg = isRendered(pathname) ? drawAsset(pathname) : null;
      if (svg === null) return null;
      const making = renderDrawing(svg);
      const [oldest] = rendered.keys();
      if (rendered.size >= KEPT_IN_MEMORY && oldest !== undefined) rendered.delete(oldest);
      rendered.set(pathname, making);
      making.catch(() => rendered.delete(pathname));
      return making;
    },
  };
}
