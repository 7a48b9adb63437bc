import { expect, test } from 'vitest';
import { drawAsset } from '#mocks/art/drawAsset.ts';
import { renderedAhead } from './renderedAhead.ts';

test('all that is rendered ahead can be drawn: the pictures that answers name, and the tiles shown first', () => {
  const addresses = [...renderedAhead(['aurora'])];
  for (const family of ['banner/aurora/', 'promo/', 'thumbnail/', 'tile/'])
    expect(addresses.some((address) => address.includes(`/${family}`))).toBe(true);
  expect(addresses.filter((address) => drawAsset(address) === null)).toEqual([]);
});
