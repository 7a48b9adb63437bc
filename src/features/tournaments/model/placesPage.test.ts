import { expect, it } from 'vitest';
import { pageOfPlace, readPlacesPage, writePlacesPage } from './placesPage.ts';

it.each([
  [1, 1],
  [10, 1],
  [11, 2],
  [412, 42],
])('place %i is on page %i', (place, page) => {
  expect(pageOfPlace(place)).toBe(page);
});

it('the URL contains the page of places, and keeps its other parameters', () => {
  const params = writePlacesPage(new URLSearchParams('brand=samba'), 42);
  expect(params.toString()).toBe('brand=samba&places=42');
  expect(readPlacesPage(params)).toBe(42);
  expect(readPlacesPage(new URLSearchParams())).toBeNull();
  expect(readPlacesPage(new URLSearchParams('places=none'))).toBe(1);
});
