import { expect, test } from 'vitest';
import { drawAsset } from '#mocks/art/drawAsset.ts';
import { renderedAhead } from './renderedAhead.ts';

test("every picture URL in the build's list belongs to a picture that the mock can draw", () => {
  const urls = [...renderedAhead(['aurora'])];
  for (const family of ['banner/aurora/', 'promo/', 'thumbnail/', 'tile/'])
    expect(urls.some((url) => url.includes(`/${family}`))).toBe(true);
  expect(urls.filter((url) => drawAsset(url) === null)).toEqual([]);
});
