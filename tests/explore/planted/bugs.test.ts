import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bugs } from './bugs.ts';

const root = join(import.meta.dirname, '../../..');

const edits = bugs.flatMap(({ name, also, ...edit }) =>
  [edit, ...(also ? [also] : [])].map((one) => ({ name, ...one })),
);

test.each(edits)('the code in which "$name" is planted occurs once in $file', ({ file, from }) => {
  expect(readFileSync(join(root, file), 'utf8').split(from)).toHaveLength(2);
});
