// Storybook's brand toolbar also changes views with fixtures of Aurora.
import { expect, test, vi } from 'vitest';
import { argsOfBrand } from '../../.storybook/brandArgs.ts';

const onChoose = vi.fn();
const args = {
  promo: { currency: 'RUB', amount: 500, background: '/hero/aurora-desktop.svg', tags: ['aurora'] },
  banner: '/mock-assets/banner/aurora/night-race-desktop.webp',
  onChoose,
};

test('another brand has its own money and art, and all else as it was', () => {
  expect(argsOfBrand(args, 'samba')).toEqual({
    promo: { currency: 'BRL', amount: 500, background: '/hero/samba-desktop.svg', tags: ['aurora'] },
    banner: '/mock-assets/banner/samba/night-race-desktop.webp',
    onChoose,
  });
});

test('the same args give the same object, so that nothing is drawn anew', () => {
  expect(argsOfBrand(args, 'samba')).toBe(argsOfBrand(args, 'samba'));
  expect(argsOfBrand(args, 'aurora')).toBe(args);
});
