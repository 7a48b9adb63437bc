// A replayed journal must give the same world. `JOURNALS=1000` tries more random journals; `node
// tests/journals/run.ts` also replays them in Chromium.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { randomJournal } from './randomJournal.ts';
import { hashOfReplay } from './replayed.ts';

const count = Number(process.env['JOURNALS'] ?? 20);
const maxFile = 100_000;

test(
  'random sessions of 30 steps have the same hash after a round trip through a file of at most 100 kB',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'journals-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'journal.json');
    for (let number = 1; number <= count; number += 1) {
      const { journal, hash } = randomJournal(number, 30);
      writeFileSync(file, JSON.stringify(journal));
      const text = readFileSync(file, 'utf8');
      expect([number, hashOfReplay(text)]).toEqual([number, hash]);
      expect(text.length).toBeLessThanOrEqual(maxFile);
    }
  },
  20_000 + count * 1_000,
);
