import { expect, test } from 'vitest';
import { sizeAfterKey, sizeAt } from './dock.ts';
import { cornerBeside, cornerOf } from './launcher.ts';
import { shouldShowPanel } from './memory.ts';

test('the panel is shown to people, and to automated browsers only if the link switches it on', () => {
  expect(shouldShowPanel({ requested: null, isDriven: false, isFramed: false })).toBe(true);
  expect(shouldShowPanel({ requested: 'off', isDriven: false, isFramed: false })).toBe(false);
  expect(shouldShowPanel({ requested: null, isDriven: true, isFramed: false })).toBe(false);
  expect(shouldShowPanel({ requested: 'on', isDriven: true, isFramed: false })).toBe(true);
  expect(shouldShowPanel({ requested: null, isDriven: false, isFramed: true })).toBe(false);
  expect(shouldShowPanel({ requested: 'nonsense', isDriven: true, isFramed: false })).toBe(false);
});

test("the button moves to the nearest corner, or in an arrow key's direction", () => {
  expect(cornerOf(10, 790, { width: 400, height: 800 })).toBe('bottom-left');
  expect(cornerOf(390, 10, { width: 400, height: 800 })).toBe('top-right');
  expect(cornerBeside('bottom-left', 'ArrowUp')).toBe('top-left');
  expect(cornerBeside('bottom-left', 'ArrowRight')).toBe('bottom-right');
  expect(cornerBeside('bottom-left', 'ArrowDown')).toBe('bottom-left');
});

test('the panel is resized by its edge or by arrow keys, and stays usable', () => {
  const screen = { width: 1440, height: 900 };
  const size = { width: 440, height: 360 };
  expect(sizeAt('left', { x: 600, y: 10 }, screen, size)).toEqual({ width: 600, height: 360 });
  expect(sizeAt('right', { x: 600, y: 10 }, screen, size)).toEqual({ width: 840, height: 360 });
  expect(sizeAt('bottom', { x: 10, y: 890 }, screen, size)).toEqual({ width: 440, height: 280 });
  expect(sizeAfterKey('right', 'ArrowLeft', size, screen)).toEqual({ width: 472, height: 360 });
  expect(sizeAfterKey('right', 'Enter', size, screen)).toBe(size);
});
