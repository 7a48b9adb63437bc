// docs/specification.md is consistent: numbers, states, proofs that can fail, and references from the code.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { proofFault } from './proofs.ts';
import { unreachedComponents } from './reachable.ts';

const root = dirname(dirname(import.meta.dirname));
const PAGE = 'docs/specification.md';

interface Row {
  section: string;
  number: string;
  statement: string;
  state: string;
  /**
   * The lines of a statement's last cell. For `proven`: proofs. For `decided otherwise`: the quoted statement
   * with a link to the decision, then proofs. For `open`: a note about what is missing, then proofs.
   */
  proofs: string[];
}

function readRows(text: string): Row[] {
  let section = '';
  const rows: Row[] = [];
  for (const line of text.split('\n')) {
    section = /^## (\d+)\. /.exec(line)?.[1] ?? section;
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
    const [, number = '', statement = '', state = '', proofs = ''] = cells;
    if (!line.startsWith('| ') || number === 'number') continue;
    rows.push({ section, number, statement, state, proofs: proofs.split('<br>') });
  }
  return rows;
}

function faultOf(proof: string): string | null {
  const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(proof) ?? [];
  if (!/(\.test\.tsx?|\.e2e\.ts|\.stories\.tsx)$/.test(file)) return `not a test: ${proof}`;
  if (!existsSync(join(root, file))) return `${file} is missing`;
  // Components on Storybook's own pages are for designers, so no page of the casino needs to load them.
  if (file.endsWith('.stories.tsx') && !file.startsWith('.storybook/')) {
    const unreached = unreachedComponents(root, file);
    if (unreached.length > 0) return `no page loads ${unreached.join(', ')}`;
  }
  return proofFault(root, file, title);
}

const rows = readRows(readFileSync(join(root, PAGE), 'utf8'));
const numbers = new Set(rows.map(({ number }) => number));

test('every statement has a unique number that begins with its section', () => {
  expect(rows.length).toBeGreaterThan(400);
  expect(rows.filter(({ number, section }) => !new RegExp(`^S${section}\\.\\d+$`).test(number))).toEqual([]);
  expect(
    rows.map(({ number }) => number).filter((number, place, all) => all.indexOf(number) < place),
  ).toEqual([]);
});

/** Matches a quoted statement and a link to the decision that deviates from it. */
const DEVIATION = /^'.{10,}', but: \[.+\]\((decisions\/\d{3}-[a-z0-9-]+\.md)\)$/;

function introductionFault(state: string, first: string): string | null {
  if (state === 'open')
    return first.length > 20 && !first.startsWith('`') ? null : 'what is missing comes first';
  if (state !== 'decided otherwise') return `no state: ${state}`;
  const [, decision] = DEVIATION.exec(first) ?? [];
  if (decision === undefined) return 'the quoted statement and its decision come first';
  return existsSync(join(root, 'docs', decision)) ? null : `${decision} is missing`;
}

function faultsOf({ state, proofs }: Row): string[] {
  if (state === 'proven') return proofs.flatMap((proof) => faultOf(proof) ?? []);
  const [first = '', ...others] = proofs;
  return [introductionFault(state, first), ...others.map(faultOf)].filter((fault) => fault !== null);
}

test.each(rows)('$number: $statement', (row) => {
  expect(faultsOf(row)).toEqual([]);
});

test.each([
  ['a missing file', '`src/lib/none.test.ts` › refuses', 'src/lib/none.test.ts is missing'],
  ['a part of a title', '`src/api/transport.test.ts` › a call is aborted', 'has no test named like this'],
  ['a story without assertions', '`src/ui/Spinner/Spinner.stories.tsx` › Small', 'asserts nothing'],
  [
    'a test that only reads a constant',
    '`src/brands/defaults.test.ts` › exactly one brand offers only Russian',
    'reads a constant',
  ],
  ['a text that names no test', 'somebody tried it', 'not a test'],
])('rejects as a proof: %s', (_, proof, fault) => {
  expect(faultOf(proof)).toContain(fault);
});

const sources = globSync(
  ['src/**/*.{ts,tsx,css}', 'mocks/**/*.{ts,css}', 'tests/**/*.ts', 'scripts/**/*.ts', 'openapi/*/*.yaml'],
  {
    cwd: root,
    exclude: ['**/generated/**'],
  },
).filter((path) => path !== 'tests/architecture/specification.test.ts');

test.each([
  [
    "'Cancelling removes it locally even on failure.', but: [asks](decisions/048-what-players-are-told-about-payments.md)",
    'no fault',
  ],
  ["'Cancelling removes it locally even on failure.', but: [asks](decisions/999-none.md)", 'is missing'],
  ['[asks](decisions/048-what-players-are-told-about-payments.md)', 'come first'],
])('a deviation quotes the statement and names its decision: %s', (first, fault) => {
  expect(introductionFault('decided otherwise', first) ?? 'no fault').toContain(fault);
});

test('every statement that the code refers to exists', () => {
  const lost = sources.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const named = [...text.matchAll(/\bS\d+\.\d+\b/g)].map(([number]) => number);
    const unknown = named.filter((number) => !numbers.has(number));
    // A reference must contain the number of a statement, not that of a section.
    const loose = text.match(/[Ss]pecification(, sections?|'s)?[\s*/]+(\(?§|\d)|\(section \d/g) ?? [];
    return [...unknown, ...loose].map((what) => `${path}: ${what}`);
  });
  expect(lost).toEqual([]);
});
