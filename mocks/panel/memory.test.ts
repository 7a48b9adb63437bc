import { expect, test } from 'vitest';
import { cornerBeside, cornerOf, nextCorner } from './launcher.ts';
import { corners, shouldShowPanel } from './memory.ts';

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

test('the next corner visits all four', () => {
  expect(new Set(corners.map(nextCorner))).toEqual(new Set(corners));
});
