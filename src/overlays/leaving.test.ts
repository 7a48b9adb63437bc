import { expect, it } from 'vitest';
import { discardUnsaved, hasUnsaved, keepUnsaved } from './leaving.ts';

it('a form that is left asks no second time, although it is on the screen until the next page is ready', () => {
  const release = keepUnsaved({});
  discardUnsaved();
  expect(hasUnsaved()).toBe(false);
  release();
  keepUnsaved({});
  expect(hasUnsaved()).toBe(true);
});
