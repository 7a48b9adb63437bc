import { expect, test } from 'vitest';
import { withExamples } from './exampleFiles.ts';

const file = `# Examples of the moon.
getMoon:
  value:
    data: { name: Luna } # as it was
# A comment between two examples.
listMoons:
  value:
    data: []

# The last comment.
getSun:
  value: { data: { name: Sol } }
`;

test('replaces an example in place, and keeps everything else, including comments', () => {
  expect(withExamples(file, { listMoons: { data: [{ name: 'Io' }] } })).toBe(
    file.replace('    data: []\n', '    data:\n      - name: Io\n'),
  );
});

test('replaces several examples', () => {
  const text = withExamples(file, { getSun: { data: 1 }, getMoon: { data: 2 } });
  expect(text).toContain('getMoon:\n  value:\n    data: 2\n');
  expect(text).toContain('# A comment between two examples.\nlistMoons:');
  expect(text).toContain('# The last comment.\ngetSun:\n  value:\n    data: 1\n');
  expect(text).not.toContain('Luna');
});

test('appends an example for an operation that the file lacks', () => {
  expect(withExamples(file, { getMars: { data: 3 } })).toBe(`${file}getMars:\n  value:\n    data: 3\n`);
  expect(withExamples('', { getMars: { data: 3 } })).toBe('getMars:\n  value:\n    data: 3\n');
});

test("refuses a file that isn't a map of examples", () => {
  expect(() => withExamples('- a list', { getMoon: 1 })).toThrow('no map');
});
