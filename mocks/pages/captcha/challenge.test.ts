import { expect, test } from 'vitest';
import { areCherries, dealTiles } from './challenge.ts';
import { readCaptchaMessage } from './messages.ts';

test('two of six tiles are cherries, in an order that depends on the seed', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const tiles = dealTiles(seed);
    expect(tiles).toHaveLength(6);
    expect(tiles.filter((fruit) => fruit === 'cherries')).toHaveLength(2);
    expect(dealTiles(seed)).toEqual(tiles);
  }
  expect(dealTiles('a')).not.toEqual(dealTiles('b'));
});

test('only choosing exactly both cherries passes the challenge', () => {
  const tiles = ['lemon', 'cherries', 'grapes', 'cherries'] as const;
  expect(areCherries(tiles, new Set([1, 3]))).toBe(true);
  expect(areCherries(tiles, new Set([1]))).toBe(false);
  expect(areCherries(tiles, new Set([0, 1, 3]))).toBe(false);
  expect(areCherries(tiles, new Set())).toBe(false);
});

test('the script accepts only valid messages of its own page', () => {
  expect(readCaptchaMessage({ source: 'mock-captcha', type: 'size', height: 80 })).toEqual({
    source: 'mock-captcha',
    type: 'size',
    height: 80,
  });
  for (const other of [
    null,
    'token',
    {},
    { source: 'game', type: 'token', token: 't' },
    { source: 'mock-captcha', type: 'size', height: 9_999 },
  ]) {
    expect(readCaptchaMessage(other)).toBeNull();
  }
});
