import { expect, test } from 'vitest';
import { cornerBeside, cornerOf, nextCorner } from './launcher.ts';
import { corners, shouldShowPanel } from './memory.ts';

test('the panel is there for people, and for programs only where the link asks for it', () => {
  expect(shouldShowPanel({ requested: null, isDriven: false, isFramed: false })).toBe(true);
  expect(shouldShowPanel({ requested: 'off', isDriven: false, isFramed: false })).toBe(false);
  expect(shouldShowPanel({ requested: null, isDriven: true, isFramed: false })).toBe(false);
  expect(shouldShowPanel({ requested: 'on', isDriven: true, isFramed: false })).toBe(true);
  expect(shouldShowPanel({ requested: null, isDriven: false, isFramed: true })).toBe(false);
  expect(shouldShowPanel({ requested: 'nonsense', isDriven: true, isFramed: false })).toBe(false);
});

test('the button goes to the nearest corner, or to the one that an arrow points at', () => {
  expect(cornerOf(10, 790, { width: 400, height: 800 })).toBe('bottom-left');
  expect(cornerOf(390, 10, { width: 400, height: 800 })).toBe('top-right');
  expect(cornerBeside('bottom-left', 'ArrowUp')).toBe('top-left');
  expect(cornerBeside('bottom-left', 'ArrowRight')).toBe('bottom-right');
  expect(cornerBeside('bottom-left', 'ArrowDown')).toBe('bottom-left');
});

test('the next corner comes to each of them', () => {
  expect(new Set(corners.map(nextCorner))).toEqual(new Set(corners));
});
