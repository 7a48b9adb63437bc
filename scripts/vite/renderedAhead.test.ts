import { expect, test } from 'vitest';
import { drawAsset } from '#mocks/art/drawAsset.ts';
import { renderedAhead } from './renderedAhead.ts';

test("every picture URL in the build's list belongs to a picture that the mock can draw", () => {
  const addresses = [...renderedAhead(['aurora'])];
  for (const family of ['banner/aurora/', 'promo/', 'thumbnail/', 'tile/'])
    expect(addresses.some((address) => address.includes(`/${family}`))).toBe(true);
  expect(addresses.filter((address) => drawAsset(address) === null)).toEqual([]);
});
