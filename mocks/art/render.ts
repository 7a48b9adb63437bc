// Renders drawings to small WebP files. Node only: sharp brings a library of its own, and works in its own threads.
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { isRendered } from './addresses.ts';
import { drawAsset } from './drawAsset.ts';

/** Another one gives other files, so it is part of what they are kept by. */
const ENCODING = { quality: 66, effort: 2 } as const;
const KEPT_IN_MEMORY = 4_000;
/** All games of all brands; a stranger who asks for invented names fills no disk. */
const KEPT_ON_DISK = 30_000;

export const renderedFolder = join(import.meta.dirname, '../../node_modules/.cache/mock-art');

export interface Renderer {
  /** The file at an address such as `/mock-assets/tile/wolf-moon.webp`, or null when there is none. The same address, the same bytes. */
  render(pathname: string): Promise<Buffer | null>;
}

/** Lets so many tasks run at a time; the others wait in their order. */
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
    // Renamed when it is whole: another process may be reading.
    const draft = join(folder, `${randomUUID()}.draft`);
    await writeFile(draft, file);
    await rename(draft, join(folder, key));
  };
}

/** @param lanes files rendered at a time; unless told otherwise one core is left to whoever asks */
export function createRenderer(
  folder = renderedFolder,
  lanes = Math.max(1, availableParallelism() - 1),
): Renderer {
  const inLane = createLanes(lanes);
  const keep = openFolder(folder);
  const made = new Map<string, Promise<Buffer>>();
  const renderDrawing = async (svg: string): Promise<Buffer> => {
    const hash = createHash('sha256')
      .update(JSON.stringify([sharp.versions, ENCODING]))
      .update(svg);
    const key = `${hash.digest('base64url').slice(0, 22)}.webp`;
    const known = await readFile(join(folder, key)).catch(() => null);
    if (known !== null) return known;
    const file = await inLane(() => sharp(Buffer.from(svg)).webp(ENCODING).toBuffer());
    // A disk that is full or read-only costs time, not the picture.
    await keep(key, file).catch(() => undefined);
    return file;
  };
  return {
    async render(pathname) {
      const known = made.get(pathname);
      if (known) return known;
      const svg = isRendered(pathname) ? drawAsset(pathname) : null;
      if (svg === null) return null;
      const making = renderDrawing(svg);
      const [oldest] = made.keys();
      if (made.size >= KEPT_IN_MEMORY && oldest !== undefined) made.delete(oldest);
      made.set(pathname, making);
      making.catch(() => made.delete(pathname));
      return making;
    },
  };
}
