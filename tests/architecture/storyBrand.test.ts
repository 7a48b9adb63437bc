// Storybook's brand toolbar also changes stories whose fixtures are written for Aurora.
import { expect, test, vi } from 'vitest';
import { argsOfBrand } from '../../.storybook/brandArgs.ts';

const onChoose = vi.fn();
const args = {
  promo: { currency: 'RUB', amount: 500, background: '/hero/aurora-desktop.svg', tags: ['aurora'] },
  banner: '/mock-assets/banner/aurora/night-race-desktop.webp',
  onChoose,
};

test("another brand replaces only the currency and the art in a story's args", () => {
  expect(argsOfBrand(args, 'samba')).toEqual({
    promo: { currency: 'BRL', amount: 500, background: '/hero/samba-desktop.svg', tags: ['aurora'] },
    banner: '/mock-assets/banner/samba/night-race-desktop.webp',
    onChoose,
  });
});

test('the same args and brand give the same object', () => {
  expect(argsOfBrand(args, 'samba')).toBe(argsOfBrand(args, 'samba'));
  expect(argsOfBrand(args, 'aurora')).toBe(args);
});
