import { expect, test } from 'vitest';
import { exclusionPath, readExclusion } from './exclusionPath.ts';

const searchOf = (path: string): string => path.slice(path.indexOf('?'));

test('the URL of the page about a self-exclusion contains its end', () => {
  const path = exclusionPath({ isSelfExcluded: true, selfExcludedUntil: '2027-05-21T10:00:00Z' });
  expect(readExclusion(searchOf(path))).toEqual({ kind: 'excluded', until: Date.UTC(2027, 4, 21, 10) });
  expect(readExclusion(searchOf(exclusionPath({ isSelfExcluded: true })))).toEqual({
    kind: 'excluded',
    until: null,
  });
});

test.each(['', '?until=', '?until=soon', '?other=1'])('the query "%s" contains no valid end', (search) => {
  expect(readExclusion(search)).toBeNull();
});
