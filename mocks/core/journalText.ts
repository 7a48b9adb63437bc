// Compresses a journal to text for a link. The text needs no escaping in a URL.
import { parseJournal, type Journal } from './journal.ts';

/** The longest journal in a link, in characters. Longer journals are shared as a file. */
const maxLinkJournal = 2_000;
/** The largest decompressed journal in bytes, as a defence against zip bombs. */
const maxUnpacked = 20_000_000;

const encode = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
    .replace(/=+$/, '')
    .replaceAll('+', '-')
    .replaceAll('/', '_');

const decode = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    atob(text.replaceAll('-', '+').replaceAll('_', '/')),
    (letter) => letter.codePointAt(0) ?? 0,
  );

async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > maxUnpacked) throw new RangeError('the journal is too large');
    parts.push(new Uint8Array(value));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Compresses a journal to letters, digits, `-` and `_`. */
export async function packJournal(journal: Journal): Promise<string> {
  const stream = new Blob([JSON.stringify(journal)]).stream();
  return encode(await collect(stream.pipeThrough(new CompressionStream('deflate-raw'))));
}

/**
 * Whether the journal holds anything that can't be restored from the seed, the clock and the player alone.
 */
export function hasActions({ commands, adjusted }: Journal): boolean {
  return (
    adjusted !== undefined || commands.some((command) => command.do === 'call' && command.method !== 'GET')
  );
}

/** The packed journal for a link; null if it holds no actions or is too long. */
export async function packForLink({ undone: _undone, ...journal }: Journal): Promise<string | null> {
  if (!hasActions(journal)) return null;
  const packed = await packJournal(journal);
  return packed.length <= maxLinkJournal ? packed : null;
}

/** Reads a compressed journal. `problem` explains in English why it can't be read. */
export async function unpackJournal(text: string): Promise<{ journal: Journal } | { problem: string }> {
  try {
    const stream = new Blob([decode(text)]).stream();
    const bytes = await collect(stream.pipeThrough(new DecompressionStream('deflate-raw')));
    return parseJournal(new TextDecoder().decode(bytes));
  } catch {
    return { problem: 'the link’s journal is damaged: copy the whole link' };
  }
}
