import { describe, expect, it } from 'vitest';
import { gestureOf, isGhostMouse, type TouchPoint } from './touch.ts';

const from: TouchPoint = { x: 100, y: 100, at: 1000 };
const after = (x: number, y: number, milliseconds: number): TouchPoint => ({
  x: from.x + x,
  y: from.y + y,
  at: from.at + milliseconds,
});

describe('a touch', () => {
  it('is a tap if it moves by at most 10 px', () => {
    expect(gestureOf(from, after(10, 0, 100))).toBe('tap');
    expect(gestureOf(from, after(8, 8, 100))).toBe('none');
  });
  it('is a long press from 400 ms on', () => {
    expect(gestureOf(from, after(3, 0, 399))).toBe('tap');
    expect(gestureOf(from, after(3, 0, 400))).toBe('hold');
  });
  it('is a swipe from 30 px on, to the left or to the right', () => {
    expect(gestureOf(from, after(29, 0, 100))).toBe('none');
    expect(gestureOf(from, after(30, 0, 100))).toBe('swipeRight');
    expect(gestureOf(from, after(-30, 20, 900))).toBe('swipeLeft');
  });
  it('is no gesture if it moves more vertically than horizontally', () => {
    expect(gestureOf(from, after(-40, 41, 100))).toBe('none');
  });
});

describe('a mouse event', () => {
  it('is ignored within 350 ms of a touch', () => {
    expect(isGhostMouse(1349, 1000)).toBe(true);
    expect(isGhostMouse(1350, 1000)).toBe(false);
  });
  it("isn't ignored without an earlier touch", () => {
    expect(isGhostMouse(5, null)).toBe(false);
  });
});
