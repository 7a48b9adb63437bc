import { expect, it } from 'vitest';
import { discardUnsaved, hasUnsaved, keepUnsaved } from './leaving.ts';

it("a form that the player has agreed to leave doesn't ask again while the next page loads", () => {
  const release = keepUnsaved({});
  discardUnsaved();
  expect(hasUnsaved()).toBe(false);
  release();
  keepUnsaved({});
  expect(hasUnsaved()).toBe(true);
});
